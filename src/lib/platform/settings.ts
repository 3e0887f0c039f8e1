import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { z } from 'zod'

import { CLOSABLE, closedAddresses, isClosable, whyOpen } from '@/lib/features/closing'

import { readMailbox } from './mailbox'

const hasProtocol =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)

const httpUrl = z.string().refine(hasProtocol('http:', 'https:'), 'must be an http:// or https:// address')
// `fetch` refuses such a URL.
const httpUrlWithoutPassword = httpUrl.refine(
  (value) => !URL.canParse(value) || !(new URL(value).username || new URL(value).password),
  'must not contain a user name or password; ask for an address that works without them',
)
const mailbox = z
  .string()
  .refine(isMailbox, 'must be a single email address, such as name@example.com or Name <name@example.com>')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .default(3000),
  WEB_PROCESSES: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(32))
    .default(() => Math.min(os.availableParallelism(), 4)),
  SITE_URL: httpUrl.optional(),
  INTERNAL_URL: httpUrl.optional(),
  DATABASE_URL: z
    .string('is needed; `npm start` sets it')
    .refine(hasProtocol('postgres:', 'postgresql:'), 'must be like postgres://user:password@host:5432/name'),
  DATA_DIR: z.string().default('.data'),
  UPLOADS_DIR: z.string().default('media/uploads'),
  BACKUP_PUBLIC_KEY: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, 'must be the public key that `npm run backup-key` printed')
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_BUCKET: z.string().optional(),
  PAYLOAD_SECRET: z.string('is needed; `npm start` makes one').min(16, 'must have 16 characters or more'),
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  SMTP_URL: z.string().refine(hasProtocol('smtp:', 'smtps:'), 'must be like smtps://user:password@host').optional(),
  IMAP_URL: z
    .string()
    .refine(hasProtocol('imap:', 'imaps:'), 'must be like imaps://user:password@host/INBOX')
    .refine((value) => URL.canParse(value) && new URL(value).username !== '', 'needs a user name and password')
    .optional(),
  MAIL_FROM: mailbox.default('Powerboard <hello@powerboard.example.com>'),
  SALES_EMAIL: mailbox.default('sales@powerboard.example.com'),
  GHL_API_BASE_URL: httpUrl.optional(),
  GHL_API_TOKEN: z.string().optional(),
  GHL_LOCATION_ID: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
  CLAMAV_SOCKET: z
    .string()
    .refine((value) => clamavAddressOf(value) !== null, 'must be a path, such as /run/clamav/clamd.ctl, or host:port')
    .optional(),
  SUPPLIER_FEED_URL: httpUrlWithoutPassword.optional(),
  ANALYTICS_SCRIPT_URL: httpUrl.optional(),
  ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be letters, digits, _ and - only')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret or restricted key, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must be the signing secret of the endpoint, whsec_…')
    .optional(),
  STRIPE_API_URL: httpUrl.optional(),
  ALERT_WEBHOOK_URL: httpUrlWithoutPassword.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  FEATURES_OFF: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .transform((names) => names.filter((name) => name !== ''))
    .pipe(z.array(z.string().refine(isClosable, { error: ({ input }) => notClosable(String(input)) })))
    .optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXY: z.enum(['on', 'off']).default('off'),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(0).default(5000),
  STYLEGUIDE: z.enum(['on', 'off']).optional(),
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/**
 * For the test that compares them with the README.
 * @internal
 */
export const SETTING_NAMES = schema.keyof().options

type Settings = z.infer<typeof schema>
type Source = Record<string, string | undefined>

const CRM_SETTINGS = ['GHL_API_BASE_URL', 'GHL_API_TOKEN', 'GHL_LOCATION_ID'] as const
const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const ANALYTICS_SETTINGS = ['ANALYTICS_SCRIPT_URL', 'ANALYTICS_SITE_ID'] as const
const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

const partlySet = (settings: Settings, names: readonly (keyof Settings)[]) =>
  new Set(names.map((name) => settings[name] === undefined)).size > 1

/** Settings that depend on each other; each rule returns the problem, or false. */
const RULES: ((settings: Settings) => string | false)[] = [
  ({ RATE_LIMIT, SITE_URL }) =>
    RATE_LIMIT === 'off' &&
    isHttps(SITE_URL) &&
    'RATE_LIMIT: off is for load tests and is refused when SITE_URL is https',
  ({ SMTP_URL, SITE_URL }) =>
    isHttps(SITE_URL) &&
    isMailCatcher(SMTP_URL) &&
    'SMTP_URL: a mail catcher delivers nothing, and SITE_URL is https. Set a real mail server, or leave it empty: emails then wait until one is set',
  ({ IMAP_URL, SITE_URL }) =>
    isHttps(SITE_URL) &&
    IMAP_URL?.startsWith('imap:') === true &&
    'IMAP_URL: imap:// sends the password unencrypted, and SITE_URL is https. Use imaps://',
  (settings) => partlySet(settings, CRM_SETTINGS) && `${CRM_SETTINGS.join(', ')}: set all three or none`,
  (settings) => partlySet(settings, S3_SETTINGS) && `${S3_SETTINGS.join(', ')}: set all five or none`,
  (settings) => partlySet(settings, ANALYTICS_SETTINGS) && `${ANALYTICS_SETTINGS.join(', ')}: set both or none`,
  ({ STRIPE_API_URL, SITE_URL }) =>
    STRIPE_API_URL !== undefined &&
    isHttps(SITE_URL) &&
    'STRIPE_API_URL: is for tests and is refused when SITE_URL is https',
  (settings) => partlySet(settings, STRIPE_SETTINGS) && `${STRIPE_SETTINGS.join(', ')}: set both or none`,
  ({ S3_PUBLIC_URL, S3_ENDPOINT }) =>
    S3_PUBLIC_URL !== undefined && S3_ENDPOINT === undefined && 'S3_PUBLIC_URL: needs the other S3 settings',
  ({ BACKUP_DIR, BACKUP_BUCKET }) =>
    BACKUP_DIR !== undefined && BACKUP_BUCKET !== undefined && 'BACKUP_DIR, BACKUP_BUCKET: set one of them',
  ({ BACKUP_DIR, BACKUP_BUCKET, BACKUP_PUBLIC_KEY }) =>
    (BACKUP_DIR ?? BACKUP_BUCKET) !== undefined &&
    BACKUP_PUBLIC_KEY === undefined &&
    'BACKUP_PUBLIC_KEY: nightly backups are encrypted; `npm run backup-key` makes a key',
  ({ BACKUP_BUCKET, S3_ENDPOINT }) =>
    BACKUP_BUCKET !== undefined && S3_ENDPOINT === undefined && 'BACKUP_BUCKET: needs the S3 settings',
  ({ BACKUP_BUCKET, S3_BUCKET }) =>
    BACKUP_BUCKET !== undefined &&
    BACKUP_BUCKET === S3_BUCKET &&
    'BACKUP_BUCKET: must not be S3_BUCKET, which visitors may be able to read',
  ({ DATA_DIR }) => folderProblem('DATA_DIR', DATA_DIR),
  ({ UPLOADS_DIR }) => folderProblem('UPLOADS_DIR', UPLOADS_DIR),
]

/** @returns the settings, or every problem with the name of its setting */
export function readSettings(source: Source): { settings: Settings } | { problems: string[] } {
  const given = Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
  // In zod's own words, which name what is expected: those of forms do not.
  const read = schema.safeParse(Object.fromEntries(given), { error: z.locales.en().localeError })
  if (!read.success)
    return { problems: read.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`) }
  const problems = RULES.map((rule) => rule(read.data)).filter((problem) => problem !== false)
  return problems.length > 0 ? { problems } : { settings: read.data }
}

const notClosable = (name: string) =>
  `must be a list of ${CLOSABLE.join(', ')}, with commas between them: ${whyOpen(name)}`

/**
 * For CLOSED_ADDRESSES, from which lib/routing/closed.ts knows what may be linked to; scripts/lib/settings.mjs calls it.
 * @public
 */
export const closedAddressesOf = ({ FEATURES_OFF = [] }: Pick<Settings, 'FEATURES_OFF'>): string =>
  closedAddresses(FEATURES_OFF)

/** `publicUrl` has no trailing slash; null: files are served through the site. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  publicUrl: string | null
}

export function s3SettingsOf(settings: Settings): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PUBLIC_URL } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return null
  return {
    endpoint,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    publicUrl: S3_PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
  }
}

/** Where the virus scanner listens: a Unix socket, or a host and port. Null if it is neither. */
export function clamavAddressOf(value: string): { path: string } | { host: string; port: number } | null {
  if (value.startsWith('/')) return { path: value }
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(value) ?? []
  return host && port && Number(port) <= 65_535 ? { host, port: Number(port) } : null
}

export const fromRoot = (folder: string) => path.resolve(/* turbopackIgnore: true */ process.cwd(), folder)

const isHttps = (url: string | undefined) => url?.startsWith('https:') ?? false

/** Mailpit and similar tools listen on 1025; the compose file includes one. */
function isMailCatcher(url: string | undefined): boolean {
  if (!url) return false
  const { hostname, port } = new URL(url)
  return hostname === 'mailpit' || port === '1025'
}

function isMailbox(value: string): boolean {
  try {
    readMailbox(value)
    return true
  } catch {
    return false
  }
}

function folderProblem(name: string, folder: string): string | false {
  const full = fromRoot(folder)
  try {
    makeFolder(full)
    if (!fs.statSync(/* turbopackIgnore: true */ full).isDirectory()) return `${name}: ${full} is not a folder`
    fs.accessSync(/* turbopackIgnore: true */ full, fs.constants.W_OK)
    return false
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return `${name}: ${full} is not a folder that this process can write to${reason}`
  }
}

/** Not `recursive`, which makes Node loop forever below /proc. */
function makeFolder(folder: string): void {
  if (fs.existsSync(/* turbopackIgnore: true */ folder)) return
  makeFolder(path.dirname(folder))
  fs.mkdirSync(/* turbopackIgnore: true */ folder)
}

/**
 * `origin`: the only origin outside the site from which visitors' browsers may load a script and to which they may
 * report.
 */
export type AnalyticsSettings = { scriptUrl: string; siteId: string; origin: string }

export function analyticsSettingsOf(settings: Settings): AnalyticsSettings | null {
  const { ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_SITE_ID: siteId } = settings
  return scriptUrl && siteId ? { scriptUrl, siteId, origin: new URL(scriptUrl).origin } : null
}

/** `apiUrl`: URL of the Stripe API, if other than its own. */
export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl?: string | undefined }

export function stripeSettingsOf(settings: Settings): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : null
}
