import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import { recordParked, recordSent, recordWaiting } from '@/lib/delivery/store/record'
import { REQUEUE } from '@/lib/delivery/store/requeue'
import type { DeliveryDeps } from '@/lib/delivery/store/settings'
import type { Crm } from '@/lib/integrations/crm/crm'
import { createLeadConnector } from '@/lib/integrations/crm/lead-connector'
import { createDiskMail } from '@/lib/integrations/mail/disk-mail'
import { createSmtpMail } from '@/lib/integrations/mail/smtp'

import { type FakeCrm, startFakeCrm } from '../../fakes/fake-crm'
import { type SmtpCatcher, startSmtpCatcher } from '../../fakes/smtp-catcher'
import { insertDelivery, openTestPool, readDelivery, silentLog, testDeps } from './support'

const pool = openTestPool()
const from = { name: 'Powerboard', address: 'hello@powerboard.example.com' }
let fakeCrm: FakeCrm
let catcher: SmtpCatcher
let smtp: ReturnType<typeof createSmtpMail>

beforeAll(async () => {
  fakeCrm = await startFakeCrm()
  catcher = await startSmtpCatcher()
  smtp = createSmtpMail({ url: catcher.url, from })
})
beforeEach(async () => {
  await pool.query('truncate deliveries cascade')
  fakeCrm.clear()
  catcher.clear()
})
afterAll(async () => {
  smtp.close()
  await Promise.all([fakeCrm.stop(), catcher.stop(), pool.end()])
})

const configured = () => testDeps(pool, { crm: createLeadConnector(fakeCrm.settings), mail: smtp.send })
/** Handles the due delivery as a worker does. */
async function deliverDue(deps: DeliveryDeps) {
  const [delivery] = await claimDue(pool, 1)
  return delivery ? deliver(deps, delivery) : 'not-due'
}

const makeDue = (id: number) =>
  pool.query(`update deliveries set next_attempt_at = now() - interval '1 second' where id = $1`, [id])

describe('to the CRM', () => {
  test('a lead becomes a contact with a note, and its id is stored on the lead and its enquiry', async () => {
    const { id, leadId, surveyId, reference } = await insertDelivery(pool, { channel: 'crm' })
    expect(await deliverDue(configured())).toBe('sent')
    expect(fakeCrm.contacts).toMatchObject([{ id: 'contact-1', name: 'Ada Lovelace' }])
    expect(fakeCrm.notes).toMatchObject([{ contactId: 'contact-1', body: expect.stringContaining(reference) }])
    expect(await readDelivery(pool, id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      receipt: 'contact-1',
      error: null,
      hasLease: false,
    })
    const { rows } = await pool.query(
      'select l.ghl_contact_id as lead, s.ghl_contact_id as survey from leads l, survey_leads s where l.id = $1 and s.id = $2',
      [leadId, surveyId],
    )
    expect(rows).toEqual([{ lead: 'contact-1', survey: 'contact-1' }])
  })

  test('ten workers with the same delivery send it once', async () => {
    await insertDelivery(pool, { channel: 'crm' })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => deliverDue(configured())))
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'not-due')).toHaveLength(9)
    expect([fakeCrm.contacts.length, fakeCrm.notes.length]).toEqual([1, 1])
  })

  test('a CRM that accepts everything and drops the connection ends up with one contact and one note', async () => {
    const { id, reference } = await insertDelivery(pool, { channel: 'crm' })
    fakeCrm.play('accepting-then-dropping')
    expect(await deliverDue(configured())).toBe('waiting')

    await makeDue(id)
    const crm = createLeadConnector(fakeCrm.settings)
    const droppingNotes: Crm = {
      ...crm,
      addNote(...note) {
        fakeCrm.play('accepting-then-dropping')
        return crm.addNote(...note)
      },
    }
    fakeCrm.play('accepting')
    expect(await deliverDue(testDeps(pool, { crm: droppingNotes }))).toBe('waiting')

    await makeDue(id)
    fakeCrm.play('accepting')
    expect(await deliverDue(configured())).toBe('sent')
    expect([fakeCrm.contacts.length, fakeCrm.notes.length]).toEqual([1, 1])
    expect(fakeCrm.notes[0]?.body).toContain(reference)
  })

  test.each([
    ['failing', { state: 'waiting', error: 'The CRM answered 500: Internal Server Error', dueInSeconds: 10 }],
    ['too-many-requests', { state: 'waiting', error: 'The CRM answered 429: Too Many Requests', dueInSeconds: 60 }],
    ['refusing', { state: 'parked', error: 'The CRM answered 400: Bad Request', dueInSeconds: null }],
  ] as const)('while it is %s', async (condition, record) => {
    const { id } = await insertDelivery(pool, { channel: 'crm' })
    fakeCrm.play(condition, { retryAfter: '60' })
    expect(await deliverDue(configured())).toBe(record.state)
    expect(await readDelivery(pool, id)).toMatchObject({ ...record, attempts: 1, hasLease: false })
  })

  test('the last of 84 attempts parks it', async () => {
    await insertDelivery(pool, { channel: 'crm', attempts: 83 })
    fakeCrm.play('failing')
    expect(await deliverDue(configured())).toBe('parked')
  })

  test('without a CRM it is not configured', async () => {
    const { id } = await insertDelivery(pool, { channel: 'crm' })
    expect(await deliverDue(testDeps(pool))).toBe('not-configured')
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'not-configured', error: 'No CRM is configured' })
  })
})

describe('by email', () => {
  test('sales are notified of the lead, and their reply goes to the customer', async () => {
    const { id, reference } = await insertDelivery(pool, { channel: 'sales-email' })
    expect(await deliverDue(configured())).toBe('sent')
    expect(catcher.mails).toMatchObject([
      {
        to: ['sales@powerboard.example.com'],
        mail: {
          subject: `New quote request ${reference} from Ada Lovelace`,
          replyTo: [{ name: 'Ada Lovelace', address: `${reference}@example.com` }],
        },
      },
    ])
    expect(await readDelivery(pool, id)).toMatchObject({
      state: 'sent',
      receipt: `<lead-${reference}-sales-email@powerboard.example.com>`,
    })
  })

  test('the customer is told what happens next', async () => {
    const { reference } = await insertDelivery(pool, { channel: 'customer-email' })
    expect(await deliverDue(configured())).toBe('sent')
    expect(catcher.mails[0]?.to).toEqual([`${reference}@example.com`])
    expect(catcher.mails[0]?.mail.text).toContain('01632 960 123')
  })

  test('a lead without an email address parks the customer’s email', async () => {
    const { id } = await insertDelivery(pool, { channel: 'customer-email', email: null })
    expect(await deliverDue(configured())).toBe('parked')
    expect(await readDelivery(pool, id)).toMatchObject({ error: 'The lead has no email address' })
  })

  test.each([
    ['refusing-receiver', 'parked', 'The mail server answered 550: No such mailbox'],
    ['greylisting', 'waiting', 'The mail server answered 451: Try again later'],
  ] as const)('while the server is %s', async (condition, state, error) => {
    const { id } = await insertDelivery(pool, { channel: 'customer-email' })
    catcher.play(condition)
    expect(await deliverDue(configured())).toBe(state)
    expect(await readDelivery(pool, id)).toMatchObject({ state, error })
  })

  test('without a mail server the email is saved, and the delivery names the file', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'delivery-'))
    const { id, reference } = await insertDelivery(pool, { channel: 'sales-email' })
    expect(await deliverDue(testDeps(pool, { mail: createDiskMail({ dataDir, from }).send }))).toBe('not-configured')
    expect(await readDelivery(pool, id)).toMatchObject({
      error: `No mail server is configured; the email was saved to mail/${reference}-sales-email.eml`,
    })
    await rm(dataDir, { recursive: true })
  })

  test('an internal error is retried and shown', async () => {
    const log = silentLog()
    const { id, reference } = await insertDelivery(pool, { channel: 'customer-email' })
    const mail = () => Promise.reject(new Error('a slip of ours'))
    expect(await deliverDue(testDeps(pool, { mail, log }))).toBe('waiting')
    expect(await readDelivery(pool, id)).toMatchObject({
      error: 'Something went wrong on our side; the log has the details',
    })
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ deliveryId: id, reference }))
  })
})

describe('a delivery', () => {
  test.each([
    ['waits for later', { state: 'waiting', dueInSeconds: 60 }],
    ['is being sent by another worker', { state: 'sending', leaseEndsInSeconds: 30 }],
    ['is sent', { state: 'sent' }],
    ['is parked', { state: 'parked' }],
    ['is not configured', { state: 'not-configured' }],
  ] as const)('that %s is left alone', async (_words, row) => {
    await insertDelivery(pool, { channel: 'sales-email', ...row })
    expect(await deliverDue(configured())).toBe('not-due')
    expect(catcher.mails).toEqual([])
  })

  test('of a worker that died is sent by the next one', async () => {
    const { id } = await insertDelivery(pool, {
      channel: 'sales-email',
      state: 'sending',
      leaseEndsInSeconds: -1,
      attempts: 1,
    })
    expect(await deliverDue(configured())).toBe('sent')
    expect(await readDelivery(pool, id)).toMatchObject({ attempts: 2 })
    expect(catcher.mails[0]?.raw).toContain('X-Powerboard-Attempt: 2')
    expect(catcher.mails[0]?.mail.text).toContain('You may have received this email already')
  })

  test('that failed is marked when it is sent again, and does not claim to have arrived before', async () => {
    const { id } = await insertDelivery(pool, { channel: 'sales-email' })
    catcher.play('greylisting')
    await deliverDue(configured())
    catcher.play('accepting')
    await makeDue(id)
    expect(await deliverDue(configured())).toBe('sent')
    expect(catcher.mails[0]?.raw).toContain('X-Powerboard-Attempt: 2')
    expect(catcher.mails[0]?.mail.text).not.toContain('received this email already')
  })

  test('that is sent at the first attempt has no mark', async () => {
    await insertDelivery(pool, { channel: 'sales-email' })
    expect(await deliverDue(configured())).toBe('sent')
    expect(catcher.mails[0]?.raw).not.toContain('X-Powerboard-Attempt')
  })

  test('keeps the result of the later of two claims, unless the earlier one sent it', async () => {
    const { id } = await insertDelivery(pool, { channel: 'crm' })
    const [late] = await claimDue(pool, 1)
    await pool.query(`update deliveries set lease_until = now() - interval '1 second' where id = $1`, [id])
    const [current] = await claimDue(pool, 1)
    if (!late || !current) throw new Error('not claimed')

    await recordWaiting({ pool, delivery: late, delayMs: 1_000, problem: 'late' })
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'sending', error: null })
    await recordSent({ pool, delivery: late, providerId: 'contact-1' })
    await recordWaiting({ pool, delivery: current, delayMs: 1_000, problem: 'current' })
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'sent', error: null })
  })
})

describe('a delivery that is requested again while it is being sent', () => {
  const requeue = (id: number) => pool.query(`update deliveries set ${REQUEUE} where id = $1`, [id])
  async function claimedAndRequeued() {
    const { id } = await insertDelivery(pool, { channel: 'customer-email' })
    const [delivery] = await claimDue(pool, 1)
    if (!delivery) throw new Error('not claimed')
    await requeue(id)
    return { id, delivery }
  }

  test('is sent once more, and only after the first send has ended', async () => {
    const { id, delivery } = await claimedAndRequeued()
    expect(await deliverDue(configured())).toBe('not-due')
    await recordSent({ pool, delivery, providerId: 'first' })
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'waiting', attempts: 0, hasLease: false })
    expect(await deliverDue(configured())).toBe('sent')
    expect(await deliverDue(configured())).toBe('not-due')
    expect(catcher.mails).toHaveLength(1)
  })

  test('is sent once more even if the first message was refused', async () => {
    const { id, delivery } = await claimedAndRequeued()
    await recordParked({ pool, delivery, problem: 'No such mailbox' })
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'waiting', attempts: 0, dueInSeconds: 0 })
  })

  test('is left to the worker that has taken it over', async () => {
    const { id, delivery: late } = await claimedAndRequeued()
    await pool.query(`update deliveries set lease_until = now() - interval '1 second' where id = $1`, [id])
    const [current] = await claimDue(pool, 1)
    if (!current) throw new Error('not claimed')
    await recordSent({ pool, delivery: late, providerId: 'first' })
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'sending', attempts: 1 })
    await recordWaiting({ pool, delivery: current, delayMs: 1_000, problem: 'down' })
    await recordSent({ pool, delivery: late, providerId: 'first' })
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'waiting', error: 'down' })
  })
})

test('no log line contains visitor input', async () => {
  const log = silentLog()
  for (const channel of ['crm', 'sales-email', 'customer-email'] as const) {
    const { phone } = await insertDelivery(pool, { channel })
    await deliverDue({ ...configured(), log })
    const lines = JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls])
    expect(lines).toContain('delivery sent')
    expect(lines).not.toMatch(/Ada|Lovelace|@example\.com/)
    expect(lines).not.toContain(phone)
  }
})
