import { internalTokenOf } from './internal-token'
import {
  analyticsSettingsOf,
  clamavAddressOf,
  fromRoot,
  readSettings,
  s3SettingsOf,
  stripeSettingsOf,
} from './settings'

/** EX_CONFIG of sysexits.h: the supervisor does not restart such a process. */
const WRONG_SETTINGS = 78

/** The settings of this process, validated together: exits naming every invalid one. */
export function readEnv(source: Record<string, string | undefined>) {
  const read = readSettings(source)
  if ('problems' in read) {
    console.error(`Settings: ${read.problems.join('; ')}`)
    return process.exit(WRONG_SETTINGS)
  }
  const { settings } = read
  return {
    isProduction: settings.NODE_ENV === 'production',
    port: settings.PORT,
    siteUrl: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin,
    /** URL at which the worker reaches the web process, bypassing any proxy. */
    internalUrl: new URL(settings.INTERNAL_URL ?? `http://127.0.0.1:${settings.PORT}`).origin,
    databaseUrl: settings.DATABASE_URL,
    dataDir: fromRoot(settings.DATA_DIR),
    uploadsDir: fromRoot(settings.UPLOADS_DIR),
    secret: settings.PAYLOAD_SECRET,
    internalToken: internalTokenOf(settings.PAYLOAD_SECRET),
    firstAdmin: { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD },
    /** Admins then set up a second factor at their first sign-in. By default on a site with HTTPS. */
    requiresAdminFactor: settings.ADMIN_SECOND_FACTOR
      ? settings.ADMIN_SECOND_FACTOR === 'required'
      : isPublicHttps(settings.SITE_URL),
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      salesEmail: settings.SALES_EMAIL,
      /** Undefined: replies to our emails stay in their mailbox. */
      imapUrl: settings.IMAP_URL,
    },
    crm:
      settings.GHL_API_BASE_URL && settings.GHL_API_TOKEN && settings.GHL_LOCATION_ID
        ? { baseUrl: settings.GHL_API_BASE_URL, token: settings.GHL_API_TOKEN, locationId: settings.GHL_LOCATION_ID }
        : null,
    s3: s3SettingsOf(settings),
    /** Whether the worker makes a backup every night. */
    hasNightlyBackup: (settings.BACKUP_DIR ?? settings.BACKUP_BUCKET) !== undefined,
    /** Null: files are not scanned for viruses. */
    clamav: settings.CLAMAV_SOCKET ? clamavAddressOf(settings.CLAMAV_SOCKET) : null,
    supplierFeedUrl: settings.SUPPLIER_FEED_URL ?? null,
    /** Null: customers pay by bank transfer. */
    stripe: stripeSettingsOf(settings),
    analytics: analyticsSettingsOf(settings),
    /** Origin of uploads that are not served through the site. */
    mediaOrigin: settings.S3_PUBLIC_URL ? new URL(settings.S3_PUBLIC_URL).origin : null,
    /** Told of outages of the CRM and the mail server. */
    alertWebhookUrl: settings.ALERT_WEBHOOK_URL ?? null,
    /** Gives access to /metrics, without it there is no such endpoint, and to the details of /api/health. */
    metricsToken: settings.METRICS_TOKEN ?? null,
    /** All components in all states at /styleguide; by default in development only. */
    hasStyleguide: settings.STYLEGUIDE ? settings.STYLEGUIDE === 'on' : settings.NODE_ENV !== 'production',
    isRateLimited: settings.RATE_LIMIT === 'on',
    isBehindProxy: settings.TRUSTED_PROXY === 'on',
    /** 0: no timeout, for migrations and the seed. */
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    logFormat: settings.LOG_FORMAT,
    logLevel: settings.LOG_LEVEL,
  }
}

/** Nothing secret is on a site that only this machine can open. */
function isPublicHttps(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined) return false
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && hostname !== 'localhost'
}

export const env = readEnv(process.env)
