import path from 'node:path'

import { z } from 'zod'

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().default(3000),
  SITE_URL: optional,
  INTERNAL_URL: optional,
  DATABASE_URL: z.string().min(1, 'DATABASE_URL is needed; `npm start` sets it'),
  DATA_DIR: z.string().default('.data'),
  UPLOADS_DIR: z.string().default('media/uploads'),
  PAYLOAD_SECRET: z.string().min(16, 'PAYLOAD_SECRET must have 16 characters or more; `npm start` makes one'),
  ADMIN_USERNAME: optional,
  ADMIN_PASSWORD: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Powerboard <hello@powerboard.example.com>'),
  SALES_EMAIL: z.string().default('sales@powerboard.example.com'),
  GHL_API_BASE_URL: optional,
  GHL_API_TOKEN: optional,
  GHL_LOCATION_ID: optional,
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXY: z.enum(['on', 'off']).default('off'),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(0).default(5000),
  STYLEGUIDE: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/**
 * The settings of this process, checked together so that a wrong one stops it at the start and names itself.
 * @throws Error listing every setting that is wrong
 */
export function readEnv(source: Record<string, string | undefined>) {
  const read = schema.safeParse(source)
  if (!read.success)
    throw new Error(
      `Settings: ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    )
  const { data } = read
  const siteUrl = new URL(data.SITE_URL ?? `http://localhost:${data.PORT}`).origin
  if (data.RATE_LIMIT === 'off' && siteUrl.startsWith('https:')) {
    throw new Error('Settings: RATE_LIMIT=off is for load tests and is refused when SITE_URL is https')
  }
  return {
    isProduction: data.NODE_ENV === 'production',
    port: data.PORT,
    siteUrl,
    /** Where the worker finds the web process, past any proxy. */
    internalUrl: new URL(data.INTERNAL_URL ?? `http://127.0.0.1:${data.PORT}`).origin,
    databaseUrl: data.DATABASE_URL,
    dataDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), data.DATA_DIR),
    uploadsDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), data.UPLOADS_DIR),
    secret: data.PAYLOAD_SECRET,
    firstAdmin: { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD },
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM, salesEmail: data.SALES_EMAIL },
    crm:
      data.GHL_API_BASE_URL && data.GHL_API_TOKEN && data.GHL_LOCATION_ID
        ? { baseUrl: data.GHL_API_BASE_URL, token: data.GHL_API_TOKEN, locationId: data.GHL_LOCATION_ID }
        : null,
    /** The components in all their states at /styleguide: unless told otherwise, while developing only. */
    hasStyleguide: data.STYLEGUIDE ? data.STYLEGUIDE === 'on' : data.NODE_ENV !== 'production',
    isRateLimited: data.RATE_LIMIT === 'on',
    isBehindProxy: data.TRUSTED_PROXY === 'on',
    /** 0: none, for migrations and the seed. */
    statementTimeoutMs: data.STATEMENT_TIMEOUT_MS,
    logLevel: data.LOG_LEVEL,
  }
}

export const env = readEnv(process.env)
