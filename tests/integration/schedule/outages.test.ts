import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { watchedMail } from '@/lib/delivery/outages/note-outcome'
import { releaseConfigured } from '@/lib/delivery/release-configured'
import { alertWebhook } from '@/lib/integrations/alert-webhook'
import { createLeadConnector } from '@/lib/integrations/crm/lead-connector'
import { permanentFailure, transientFailure } from '@/lib/integrations/failure'
import type { MailMessage, SendMail } from '@/lib/integrations/mail/mail'
import { readQueueMetrics } from '@/lib/operations/queue-metrics'
import { readOutageNotices, readServiceStates } from '@/lib/operations/service-states'
import { reportOutages } from '@/lib/schedule/outages/report-outages'
import { sendAllAgain } from '@/lib/use-cases/deliveries/send-all-again'

import { type FakeCrm, startFakeCrm } from '../../fakes/fake-crm'
import { deliverIfDue, insertDelivery, openTestPool, readDelivery, silentLog, testDeps } from '../delivery/support'

const pool = openTestPool()
const log = silentLog()
let crm: FakeCrm
let mails: MailMessage[]
let posts: string[]
let isMailDown: boolean
let isWebhookDown: boolean

beforeAll(async () => {
  crm = await startFakeCrm()
})
beforeEach(async () => {
  crm.clear()
  mails = []
  posts = []
  isMailDown = false
  isWebhookDown = false
  await pool.query('truncate service_outages, deliveries cascade')
})
afterAll(() => Promise.all([crm.stop(), pool.end()]))

const send: SendMail = watchedMail({ pool, log }, async (message) => {
  if (isMailDown) return transientFailure('The mail server answered 421: Come back later')
  mails.push(message)
  return { ok: true, isDelivered: true, messageId: 'x' }
})

/** The scheduled task, once. */
const run = () =>
  reportOutages({
    pool,
    log,
    mail: { send, to: { name: '', address: 'sales@powerboard.example.com' }, adminUrl: '' },
    post: async (text) => {
      if (isWebhookDown) return 'down'
      posts.push(text)
      return null
    },
    operationsUrl: 'https://powerboard.example.com/admin/operations',
  })

const minutesLater = (minutes: number) =>
  pool.query(
    `update service_outages set failing_since = failing_since - $1 * interval '1 minute',
       tried_at = tried_at - $1 * interval '1 minute', ended_at = ended_at - $1 * interval '1 minute'`,
    [minutes],
  )
const isOut = async () => (await readOutageNotices(pool)).map(({ name }) => name)

const deps = () => testDeps(pool, { crm: createLeadConnector(crm.settings), mail: send })

/** Tries a delivery to the CRM as often as given. */
async function tryCrm(times: number, id?: number) {
  const delivery = id ?? (await insertDelivery(pool, { channel: 'crm' })).id
  for (let n = 0; n < times; n += 1) {
    await pool.query(`update deliveries set next_attempt_at = now() - interval '1 hour' where id = $1`, [delivery])
    await deliverIfDue(deps(), delivery)
  }
  return delivery
}

async function failingCrm() {
  crm.play('failing')
  const id = await tryCrm(3)
  await minutesLater(3)
  await run()
  return id
}

describe('a failing CRM', () => {
  test('is an outage three minutes after it began to fail, with its own words', async () => {
    crm.play('failing')
    const id = await tryCrm(3)
    await run()
    expect(await isOut()).toEqual([])
    await minutesLater(3)
    await run()
    const problem = 'The CRM answered 500: Internal Server Error'
    expect(await readOutageNotices(pool)).toEqual([{ name: 'The CRM', since: expect.any(String), problem, unsent: 1 }])
    expect((await readQueueMetrics(pool)).outages).toEqual(['crm'])
    expect((await readDelivery(pool, id)).state).toBe('waiting')
  })

  test('is reported once by email and through the webhook, and so is its end', async () => {
    const id = await failingCrm()
    await run()
    expect(mails.map(({ subject }) => subject)).toEqual(['The CRM does not accept our messages'])
    expect(mails[0]?.text).toContain('The CRM answered 500: Internal Server Error')
    expect(mails[0]?.text).toContain('/admin/operations')
    expect(posts).toEqual([expect.stringMatching(/^The CRM has not worked since .*1 message has not been accepted/)])
    crm.play('accepting')
    await tryCrm(1, id)
    await run()
    await run()
    expect(await isOut()).toEqual([])
    expect([mails.length, posts.length]).toEqual([1, 2])
    expect(posts[1]).toMatch(/^The CRM works again\. It did not from .* to /)
    const [state] = await readServiceStates(pool)
    expect(state).toMatchObject({ service: 'crm', outage: { endedAt: expect.any(Date) }, retried: 0, parked: 0 })
  })

  test('that works for a moment only is the same outage; a later one is reported again', async () => {
    const id = await failingCrm()
    crm.play('accepting')
    await tryCrm(1, id)
    crm.play('failing')
    await tryCrm(2)
    await run()
    expect([await isOut(), mails.length]).toEqual([['The CRM'], 1])
    crm.play('accepting')
    await tryCrm(1)
    await minutesLater(3)
    await failingCrm()
    expect([await isOut(), mails.length]).toEqual([['The CRM'], 2])
  })

  test('that refuses everything is an outage, although nothing is tried again', async () => {
    crm.play('refusing')
    for (let n = 0; n < 2; n += 1) await tryCrm(1)
    await run()
    expect(await isOut()).toEqual([])
    await tryCrm(1)
    await run()
    expect(await readOutageNotices(pool)).toMatchObject([{ problem: 'The CRM answered 400: Bad Request', unsent: 3 }])
  })

  test('counts the refusal with which it began, noted within the same millisecond', async () => {
    crm.play('refusing')
    for (let n = 0; n < 3; n += 1) await tryCrm(1)
    await pool.query(`update service_outages set failing_since =
      (select min(updated_at) from deliveries) + interval '400 microseconds'`)
    await run()
    expect(await isOut()).toEqual(['The CRM'])
  })

  test('that refuses one enquiry in between works', async () => {
    for (let n = 0; n < 4; n += 1) {
      crm.play('refusing-phone')
      await tryCrm(1)
      crm.play('accepting')
      await tryCrm(1)
    }
    await minutesLater(10)
    await run()
    expect(await isOut()).toEqual([])
  })

  test('is over when there has been nothing to send for two hours', async () => {
    const id = await failingCrm()
    await minutesLater(121)
    await run()
    expect(await isOut()).toEqual(['The CRM'])
    await pool.query(`update deliveries set state = 'cancelled' where id = $1`, [id])
    await run()
    expect(await isOut()).toEqual([])
  })

  test('is forgotten when it is no longer configured', async () => {
    await failingCrm()
    await releaseConfigured({ pool, hasCrm: false, hasMail: true })
    expect(await isOut()).toEqual([])
  })
})

describe('a failing mail server', () => {
  async function failingMail() {
    isMailDown = true
    const { id } = await insertDelivery(pool, { channel: 'sales-email' })
    for (let n = 0; n < 2; n += 1) {
      await pool.query(`update deliveries set next_attempt_at = now() - interval '1 hour' where id = $1`, [id])
      await deliverIfDue(deps(), id)
    }
    await minutesLater(4)
    await run()
    return id
  }

  test('is posted at once and emailed when it works again', async () => {
    const id = await failingMail()
    await run()
    expect([await isOut(), mails.length, posts.length]).toEqual([['Our mail server'], 0, 1])
    expect(posts[0]).toContain('The mail server answered 421: Come back later')
    isMailDown = false
    await pool.query(`update deliveries set next_attempt_at = now() - interval '1 hour' where id = $1`, [id])
    await deliverIfDue(deps(), id)
    await run()
    await run()
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['Our mail server did not accept our messages'])
    expect(posts).toHaveLength(2)
  })

  test('is posted at the next run if the webhook does not answer either', async () => {
    isWebhookDown = true
    await failingMail()
    isWebhookDown = false
    await run()
    expect(posts).toHaveLength(1)
  })

  test('that puts off one recipient again and again, as by greylisting, has no outage', async () => {
    const greylisting: SendMail = async () => ({ ...transientFailure('The mail server answered 451'), ofMessage: true })
    const mail = watchedMail({ pool, log }, greylisting)
    const insert = async () => (await insertDelivery(pool, { channel: 'customer-email' })).id
    const attempt = async (id: number) => {
      await pool.query(`update deliveries set next_attempt_at = now() - interval '1 hour' where id = $1`, [id])
      await deliverIfDue({ ...deps(), mail }, id)
    }
    const first = await insert()
    for (let n = 0; n < 5; n += 1) await attempt(first)
    await run()
    expect(await isOut()).toEqual([])
    for (const id of [await insert(), await insert()]) await attempt(id)
    await run()
    expect(await isOut()).toEqual(['Our mail server'])
  })

  test('that is not configured has no outage', async () => {
    const saved = watchedMail({ pool, log }, async () => ({ ok: true, isDelivered: false, place: 'x.eml' }))
    const { id } = await insertDelivery(pool, { channel: 'sales-email' })
    await deliverIfDue({ ...deps(), mail: saved }, id)
    const { id: crmDelivery } = await insertDelivery(pool, { channel: 'crm' })
    await deliverIfDue({ ...deps(), crm: null }, crmDelivery)
    await minutesLater(10)
    await run()
    expect(await isOut()).toEqual([])
  })
})

test('the outcome of a message does not depend on whether it can be noted', async () => {
  const broken = { query: async () => Promise.reject(new Error('no database')) } as unknown as typeof pool
  const refusing = watchedMail({ pool: broken, log }, async () => permanentFailure('No such mailbox'))
  const message = { reference: 'x', channel: 'x', to: { name: '', address: 'a@example.com' }, replyTo: null }
  const outcome = await refusing({ ...message, subject: 'x', text: 'x', html: 'x' }, AbortSignal.timeout(1_000))
  expect(outcome).toMatchObject({ ok: false, problem: 'No such mailbox' })
})

test('everything that a service has not accepted can be sent again at once', async () => {
  const insert = async (channel: 'crm' | 'sales-email' | 'customer-email', state: 'parked' | 'waiting', hours = 0) => {
    const { id } = await insertDelivery(pool, { channel, state, attempts: 5, dueInSeconds: 3_600, ageHours: hours })
    await pool.query(`update deliveries set last_error = 'down' where id = $1`, [id])
    return id
  }
  const again = [
    await insert('sales-email', 'parked', 90),
    await insert('customer-email', 'parked', 23),
    await insert('sales-email', 'waiting'),
  ]
  const left = [await insert('crm', 'parked'), await insert('customer-email', 'parked', 25)]
  expect(await sendAllAgain(pool, 'mail')).toBe(3)
  for (const id of again) expect(await readDelivery(pool, id)).toMatchObject({ state: 'waiting', attempts: 0 })
  for (const id of left) expect((await readDelivery(pool, id)).state).toBe('parked')
})

test('the webhook gets a text, and its address is in no problem', async () => {
  const received: string[] = []
  let status = 200
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      received.push(Buffer.concat(chunks as Buffer[]).toString())
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const post = alertWebhook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`)
  expect(await post('The CRM works again.')).toBeNull()
  expect(received).toEqual(['{"text":"The CRM works again."}'])
  status = 500
  expect(await post('x')).toBe('The webhook answered 500')
  expect(await alertWebhook('http://127.0.0.1:1/secret')('x')).toBe('The webhook could not be reached')
})
