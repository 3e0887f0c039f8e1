import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'

import { analyticsSettingsOf, readSettings, s3SettingsOf } from './settings'

const NEEDED = { DATABASE_URL: 'postgres://nobody@127.0.0.1/none', PAYLOAD_SECRET: 'sixteen letters!' }
const HTTPS = { SITE_URL: 'https://powerboard.example.com' }
const CRM = { GHL_API_BASE_URL: 'https://crm.example', GHL_API_TOKEN: 'token', GHL_LOCATION_ID: 'here' }

function problemsOf(source: Record<string, string | undefined>): string[] {
  const read = readSettings(source)
  return 'problems' in read ? read.problems : []
}

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
const file = path.join(folder, 'file')
writeFileSync(file, '')

describe('an invalid setting is named', () => {
  test.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'hello'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['PAYLOAD_SECRET', undefined],
    ['PAYLOAD_SECRET', 'fifteen letters'],
    ['PORT', 'abc'],
    ['PORT', '3.5'],
    ['PORT', '0'],
    ['PORT', '99999'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['WEB_PROCESSES', '0'],
    ['WEB_PROCESSES', '1.5'],
    ['WEB_PROCESSES', '33'],
    ['WEB_PROCESSES', 'all'],
    ['SITE_URL', 'ftp://x'],
    ['SITE_URL', 'hello'],
    ['INTERNAL_URL', 'web:3000'],
    ['SMTP_URL', 'hello'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'hello'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['SALES_EMAIL', 'x'],
    ['GHL_API_BASE_URL', 'hello'],
    ['SUPPLIER_FEED_URL', 'hello'],
    ['SUPPLIER_FEED_URL', 'https://buyer:sesame@supplier.example.com/feed.csv'],
    ['SUPPLIER_FEED_URL', 'https://buyer@supplier.example.com/feed.csv'],
    ['METRICS_TOKEN', 'short'],
    ['RATE_LIMIT', 'no'],
    ['TRUSTED_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['STATEMENT_TIMEOUT_MS', '-1'],
    ['DATA_DIR', file],
    ['DATA_DIR', path.join(file, 'below')],
    ['UPLOADS_DIR', path.join(file, 'below')],
    ['UPLOADS_DIR', '/proc/powerboard'],
  ])('%s=%s', (name, value) => {
    const problems = problemsOf({ ...NEEDED, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name}: `))
  })

  test('without the password in it', () => {
    const SUPPLIER_FEED_URL = 'https://buyer:sesame@supplier.example.com/feed.csv'
    expect(problemsOf({ ...NEEDED, SUPPLIER_FEED_URL })).toEqual([
      'SUPPLIER_FEED_URL: must not contain a user name or password; ask for an address that works without them',
    ])
  })

  test('together with all the others', () => {
    expect(problemsOf({ PORT: 'x' }).map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PAYLOAD_SECRET',
    ])
  })
})

test('it says what is expected, where forms have a generic message too', () => {
  const { customError } = z.config()
  onTestFinished(() => void z.config({ customError }))
  z.config({ customError: () => 'Invalid input' })
  expect(problemsOf({ ...NEEDED, LOG_LEVEL: 'loud' })).toEqual([expect.stringContaining('"debug"')])
})

describe('the CRM', () => {
  test('is configured by all three settings', () => expect(problemsOf({ ...NEEDED, ...CRM })).toEqual([]))

  test.each(Object.keys(CRM))('is refused without %s', (name) => {
    for (const value of [undefined, ' '])
      expect(problemsOf({ ...NEEDED, ...CRM, [name]: value })[0]).toContain('set all three or none')
  })
})

const S3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'files',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('nightly backups', () => {
  const KEY = { BACKUP_PUBLIC_KEY: `age1${'q'.repeat(58)}` }
  test.each([
    [{}, []],
    [KEY, []],
    [{ ...KEY, BACKUP_DIR: '/backups' }, []],
    [{ BACKUP_PUBLIC_KEY: 'AGE-SECRET-KEY-1QQQ' }, ['BACKUP_PUBLIC_KEY: must be the public key']],
    [{ BACKUP_DIR: '/backups' }, ['BACKUP_PUBLIC_KEY: nightly backups are encrypted']],
    [{ ...KEY, BACKUP_BUCKET: 'backups' }, ['BACKUP_BUCKET: needs the S3 settings']],
    [{ ...KEY, ...S3, BACKUP_BUCKET: 'backups' }, []],
    [{ ...KEY, ...S3, BACKUP_BUCKET: S3.S3_BUCKET }, ['BACKUP_BUCKET: must not be S3_BUCKET']],
    [
      { ...KEY, BACKUP_DIR: '/backups', BACKUP_BUCKET: 'backups' },
      ['BACKUP_DIR, BACKUP_BUCKET: set one', 'BACKUP_BUCKET: needs'],
    ],
  ])('with %o', (set, problems) => {
    expect(problemsOf({ ...NEEDED, ...set })).toEqual(problems.map((problem) => expect.stringContaining(problem)))
  })
})

describe('S3', () => {
  const read = (source: object) => {
    const result = readSettings({ ...NEEDED, ...source })
    return 'settings' in result ? s3SettingsOf(result.settings) : result.problems
  }

  test('is configured by all five settings', () => {
    expect(read(S3)).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      region: 'eu-west-2',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      publicUrl: null,
    })
    expect(read({})).toBeNull()
  })

  test('may have a public URL', () => {
    expect(read({ ...S3, S3_PUBLIC_URL: 'https://files.example.com/a/' })).toMatchObject({
      publicUrl: 'https://files.example.com/a',
    })
    expect(read({ S3_PUBLIC_URL: 'https://files.example.com' })).toEqual(['S3_PUBLIC_URL: needs the other S3 settings'])
  })

  test.each(Object.keys(S3))('is refused without %s', (name) => {
    for (const value of [undefined, ' '])
      expect(problemsOf({ ...NEEDED, ...S3, [name]: value })[0]).toContain('set all five or none')
  })

  test.each(['S3_ENDPOINT', 'S3_PUBLIC_URL'])('%s must be a URL', (name) => {
    expect(problemsOf({ ...NEEDED, ...S3, [name]: 'files' })[0]).toMatch(new RegExp(`^${name}: `))
  })
})

describe('the analytics service', () => {
  const SET = { ANALYTICS_SCRIPT_URL: 'https://stats.example.com/m/matomo.js', ANALYTICS_SITE_ID: '7' }

  test('is off, or a script with a site id', () => {
    expect(problemsOf({ ...NEEDED, ...SET })).toEqual([])
    const { settings } = readSettings({ ...NEEDED, ...SET }) as Extract<
      ReturnType<typeof readSettings>,
      { settings: object }
    >
    expect(analyticsSettingsOf(settings)).toEqual({
      scriptUrl: SET.ANALYTICS_SCRIPT_URL,
      siteId: '7',
      origin: 'https://stats.example.com',
    })
  })

  test.each(Object.keys(SET))('is refused without %s', (name) => {
    expect(problemsOf({ ...NEEDED, ...SET, [name]: undefined })[0]).toContain('set both or none')
  })

  test.each([
    ['ANALYTICS_SCRIPT_URL', 'matomo.js'],
    ['ANALYTICS_SITE_ID', "7'); alert(1"],
  ])('is refused with %s=%s', (name, value) => {
    expect(problemsOf({ ...NEEDED, ...SET, [name]: value })[0]).toMatch(new RegExp(`^${name}: `))
  })
})

describe('card payments', () => {
  const SET = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  test('are off, or have a key and the secret of the webhook', () => {
    expect(problemsOf({ ...NEEDED, ...SET })).toEqual([])
    expect(problemsOf({ ...NEEDED, ...SET, STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual([])
  })

  test('go to a stand-in for Stripe in tests only', () => {
    const standIn = { ...NEEDED, ...SET, STRIPE_API_URL: 'http://127.0.0.1:4242' }
    expect(problemsOf({ ...standIn, SITE_URL: 'http://localhost:3000' })).toEqual([])
    const problems = problemsOf({ ...standIn, SITE_URL: 'https://powerboard.example', SMTP_URL: 'smtps://mail' })
    expect(problems).toEqual(['STRIPE_API_URL: is for tests and is refused when SITE_URL is https'])
  })

  test.each(Object.keys(SET))('are refused without %s', (name) => {
    expect(problemsOf({ ...NEEDED, ...SET, [name]: undefined })[0]).toContain('set both or none')
  })

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_live_public'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
  ])('are refused with %s=%s', (name, value) => {
    expect(problemsOf({ ...NEEDED, ...SET, [name]: value })[0]).toMatch(new RegExp(`^${name}: `))
  })
})

describe('the mail server', () => {
  test.each(['smtp://mail:1025', 'smtp://mailpit', 'smtps://user:password@localhost:1025'])(
    '%s is a mail catcher',
    (SMTP_URL) => {
      expect(problemsOf({ ...NEEDED, SMTP_URL })).toEqual([])
      expect(problemsOf({ ...NEEDED, ...HTTPS, SMTP_URL })[0]).toMatch(/^SMTP_URL: .*SITE_URL is https/)
    },
  )

  test.each(['smtps://user:password@mail.example.com', 'smtp://mail:25', ''])(
    '%j is allowed with https',
    (SMTP_URL) => {
      expect(problemsOf({ ...NEEDED, ...HTTPS, SMTP_URL })).toEqual([])
    },
  )
})

test('rate limits cannot be switched off on a public site', () => {
  expect(problemsOf({ ...NEEDED, ...HTTPS, RATE_LIMIT: 'off' })[0]).toContain('RATE_LIMIT: off is for load tests')
})

describe('closed features', () => {
  const closedOf = (FEATURES_OFF?: string) => {
    const read = readSettings({ ...NEEDED, FEATURES_OFF })
    return 'settings' in read ? (read.settings.FEATURES_OFF ?? []) : read.problems
  }

  test.each([
    [undefined, []],
    ['', []],
    ['challenge', ['challenge']],
    [' shop, blog ,', ['shop', 'blog']],
  ])('%j closes %j', (given, closed) => expect(closedOf(given)).toEqual(closed))

  test.each(['leads', 'Shop', 'shop;blog', 'store'])('“%s” is refused with the names that can be closed', (given) => {
    expect(closedOf(given)[0]).toMatch(/^FEATURES_OFF: must be a list of .*shop/)
  })

  test('the reason is given for one that stays open', () => {
    expect(closedOf('leads')[0]).toMatch(/leads stays open, because every form ends in it/)
  })
})
