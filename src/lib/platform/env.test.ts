import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { beforeAll, describe, expect, test, vi } from 'vitest'

import type * as Env from './env'
import { internalTokenOf } from './internal-token'

const NEEDED = { DATABASE_URL: 'postgres://nobody@127.0.0.1/none', PAYLOAD_SECRET: 'sixteen letters!' }

let readEnv: typeof Env.readEnv
beforeAll(async () => {
  for (const [name, value] of Object.entries(NEEDED)) vi.stubEnv(name, value)
  ;({ readEnv } = await import('./env'))
  vi.unstubAllEnvs()
})

test('required settings are sufficient', () => {
  expect(readEnv(NEEDED)).toEqual({
    isProduction: false,
    port: 3000,
    siteUrl: 'http://localhost:3000',
    databaseUrl: NEEDED.DATABASE_URL,
    dataDir: path.resolve('.data'),
    uploadsDir: path.resolve('media/uploads'),
    secret: NEEDED.PAYLOAD_SECRET,
    internalToken: internalTokenOf(NEEDED.PAYLOAD_SECRET),
    firstAdmin: { username: undefined, password: undefined },
    requiresAdminFactor: false,
    mail: {
      smtpUrl: undefined,
      from: 'Powerboard <hello@powerboard.example.com>',
      salesEmail: 'sales@powerboard.example.com',
    },
    crm: null,
    s3: null,
    hasNightlyBackup: false,
    supplierFeedUrl: null,
    stripe: null,
    alertWebhookUrl: null,
    analytics: null,
    clamav: null,
    mediaOrigin: null,
    metricsToken: null,
    hasStyleguide: true,
    internalUrl: 'http://127.0.0.1:3000',
    isRateLimited: true,
    isBehindProxy: false,
    statementTimeoutMs: 5000,
    logFormat: 'json',
    logLevel: 'info',
  })
})

test('given settings are used', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  const set = {
    NODE_ENV: 'production',
    PORT: '8080',
    SITE_URL: 'https://powerboard.example.com/path?x=1',
    DATA_DIR: folder,
    UPLOADS_DIR: folder,
    SMTP_URL: ' smtp://mail ',
    MAIL_FROM: 'A <a@example.com>',
    SALES_EMAIL: 's@example.com',
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: 'a password',
    TRUSTED_PROXY: 'on',
    STATEMENT_TIMEOUT_MS: '0',
    LOG_LEVEL: 'warn',
  }
  expect(readEnv({ ...NEEDED, ...set })).toMatchObject({
    isProduction: true,
    port: 8080,
    siteUrl: 'https://powerboard.example.com',
    dataDir: folder,
    mail: { smtpUrl: 'smtp://mail', from: 'A <a@example.com>', salesEmail: 's@example.com' },
    firstAdmin: { username: 'root', password: 'a password' },
    isBehindProxy: true,
    statementTimeoutMs: 0,
    logFormat: 'json',
    logLevel: 'warn',
  })
})

test('the URL follows the port', () => {
  expect(readEnv({ ...NEEDED, PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
})

describe('the CRM', () => {
  const crm = { GHL_API_BASE_URL: 'https://crm.example', GHL_API_TOKEN: 'token', GHL_LOCATION_ID: 'here' }

  test('is configured when all its settings are present', () => {
    expect(readEnv({ ...NEEDED, ...crm }).crm).toEqual({
      baseUrl: 'https://crm.example',
      token: 'token',
      locationId: 'here',
    })
  })
})

describe('rate limits', () => {
  test('can be switched off for load tests', () => {
    expect(readEnv({ ...NEEDED, RATE_LIMIT: 'off' }).isRateLimited).toBe(false)
  })
})

test.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', STYLEGUIDE: 'on' }, true],
  [{ NODE_ENV: 'development', STYLEGUIDE: 'off' }, false],
])('with %j hasStyleguide is %s', (settings, isOpen) => {
  expect(readEnv({ ...NEEDED, ...settings }).hasStyleguide).toBe(isOpen)
})

test.each([
  [{}, false],
  [{ SITE_URL: 'http://192.0.2.7' }, false],
  [{ SITE_URL: 'https://localhost' }, false],
  [{ SITE_URL: 'https://powerboard.example.com' }, true],
  [{ SITE_URL: 'https://powerboard.example.com', ADMIN_SECOND_FACTOR: 'optional' }, false],
  [{ ADMIN_SECOND_FACTOR: 'required' }, true],
])('with %j, admins must have a second factor: %s', (set, requiresAdminFactor) => {
  expect(readEnv({ ...NEEDED, ...set })).toMatchObject({ requiresAdminFactor })
})
