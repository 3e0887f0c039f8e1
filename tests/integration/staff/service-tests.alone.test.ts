import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { startFakeCrm } from '../../fakes/fake-crm'
import { startFakeStripe } from '../../fakes/fake-stripe'
import { type S3Server, startS3Server } from '../../fakes/s3-server'
import { startSmtpCatcher } from '../../fakes/smtp-catcher'
import { WEBHOOK_SECRET } from '../../fixtures/stripe-message'
import type { Sessions } from '../access/sessions'

// The settings name the stand-ins, and are read when the first of our modules is loaded.
const [crm, mail, s3, stripe] = await Promise.all([
  startFakeCrm(),
  startSmtpCatcher(),
  startS3Server() as Promise<S3Server>,
  startFakeStripe({ siteUrl: null }),
])
for (const [name, value] of Object.entries({
  RATE_LIMIT: 'on',
  // It cannot exist, so its records are missing, or cannot be looked up without a network.
  MAIL_FROM: 'Powerboard <hello@powerboard.invalid>',
  SMTP_URL: mail.url,
  GHL_API_BASE_URL: crm.settings.baseUrl,
  GHL_API_TOKEN: crm.settings.token,
  GHL_LOCATION_ID: crm.settings.locationId,
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: stripe.url,
  S3_ENDPOINT: s3.settings.endpoint,
  S3_BUCKET: s3.settings.bucket,
  S3_REGION: s3.settings.region,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
}))
  vi.stubEnv(name, value)
const { POST } = await import('@/app/api/operations/test-service/route')
const { payloadClient } = await import('@/lib/data/payload-client')
const { s3Store } = await import('@/lib/integrations/storage/s3-store')
const { readTestedServices } = await import('@/lib/operations/tested-services')
const { env } = await import('@/lib/platform/env')
const { openSessions } = await import('../access/sessions')
const { jsonRequest } = await import('../support/api')
const { pool } = await import('../support/rows')
const payload = await payloadClient()

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(async () => {
  await pool.query('truncate rate_limits')
  await pool.query(`delete from payload_kv where key like 'service-test:%'`)
})
afterAll(() => Promise.all([crm.stop(), mail.stop(), s3.stop(), stripe.stop()]))

const press = async (body: object, role: keyof Sessions = 'admin', headers: Record<string, string> = {}) => {
  const response = await POST(
    jsonRequest('POST', '/operations/test-service', body, { cookie: sessions[role].cookie, ...headers }),
  )
  return { status: response.status, message: ((await response.json()) as { message: string }).message }
}

const lastOf = async (service: string) =>
  (await readTestedServices(pool, env)).find(({ value }) => value === service)?.last

test('only admins test services, on our own site, and only those that there are', async () => {
  const body = { service: 'crm' }
  expect((await press(body, 'anonymous')).status).toBe(401)
  for (const role of ['editor', 'sales'] as const) expect((await press(body, role)).status).toBe(403)
  expect((await press(body, 'admin', { origin: 'https://elsewhere.example' })).status).toBe(403)
  for (const wrong of [{}, { service: 'fax' }, { service: ['crm'] }]) expect((await press(wrong)).status).toBe(400)
  expect([crm.requests, await lastOf('crm')]).toEqual([[], null])
})

test.each([
  ['crm', 'CRM: works.'],
  ['cards', 'Card payments: works, but something has to be put right.'],
  ['storage', 'File storage: works.'],
])('the test of %s is kept and audited', async (service, message) => {
  expect(await press({ service })).toEqual({ status: 200, message })
  expect(await lastOf(service)).toEqual({
    at: expect.stringMatching(/^20/),
    state: service === 'cards' ? 'attention' : 'works',
    words: [expect.any(String)],
  })
  const { rows } = await pool.query(
    'select who_id::int as "whoId", what from audit_entries where action = $1 order by id desc limit 1',
    ['service-tested'],
  )
  expect(rows).toEqual([{ whoId: sessions.admin.user.id, what: message }])
})

test('nothing is left in the storage or the CRM', async () => {
  expect([await s3Store(s3.settings).list(), crm.contacts]).toEqual([[], []])
})

test('an email goes to the admin who asks, who needs an address', async () => {
  expect(await press({ service: 'email' })).toMatchObject({ status: 409, message: expect.stringContaining('Account') })
  await pool.query('update users set email = $1 where id = $2', ['ada@powerboard.test', sessions.admin.user.id])
  expect((await press({ service: 'email' })).status).toBe(200)
  expect(mail.mails.map(({ to }) => to)).toEqual([['ada@powerboard.test']])
  const last = await lastOf('email')
  expect(last?.words.join(' ')).toContain('250 OK: message queued')
  expect(JSON.stringify(last)).not.toContain('ada@')
})

test('what is not set up is not tested', async () => {
  for (const service of ['supplier-feed', 'analytics'])
    expect(await press({ service })).toEqual({ status: 409, message: expect.stringContaining('not set up') })
  const services = await readTestedServices(pool, env)
  expect(services.filter(({ isSetUp }) => !isSetUp).map(({ value }) => value)).toEqual(['supplier-feed', 'analytics'])
})

test('a service that fails keeps the reason until it works', async () => {
  crm.play('refusing')
  expect((await press({ service: 'crm' })).message).toBe('CRM: does not work.')
  expect(await lastOf('crm')).toMatchObject({ state: 'fails', words: ['The CRM answered 400: Bad Request.'] })
  crm.play('accepting')
  await press({ service: 'crm' })
  expect(await lastOf('crm')).toMatchObject({ state: 'works' })
})

test('tests are limited for each admin', async () => {
  for (let n = 0; n < 10; n += 1) expect((await press({ service: 'analytics' })).status).toBe(409)
  expect((await press({ service: 'crm' })).status).toBe(429)
})
