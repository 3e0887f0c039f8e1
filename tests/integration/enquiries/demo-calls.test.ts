import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { readSlot, slotDay, slotTimes } from '@/lib/domain/opening-hours/call-slots'

import { DEMO_SLOT, ENQUIRIES } from '../../fixtures/enquiries'
import { submit } from '../support/enquiries'
import { pool, readLead, rowsAddedBy } from '../support/rows'

const valid = ENQUIRIES['/demo-calls']
const book = (changes: object = {}) => submit('/demo-calls', { ...valid, ...changes })

test('a booking is one lead, due at the end of its slot, with no customer email', async () => {
  const added = await rowsAddedBy(async () => {
    const { status, body } = await book()
    expect([status, body.message]).toEqual([
      201,
      `We’ll call you ${slotDay(DEMO_SLOT, new Date())}, ${slotTimes(DEMO_SLOT)}.`,
    ])
    const { lead, links, deliveries } = await readLead(body.reference ?? '')
    expect(lead).toMatchObject({
      kind: 'call-back',
      source: 'book-free-demo',
      name: 'Ana de la Cruz',
      email: null,
      phone_e164: '+447700900003',
      due_at: DEMO_SLOT.endsAt,
    })
    expect(lead.answers).toContainEqual({
      label: 'Demo call',
      value: expect.stringMatching(/^\w+day \d+ \w+, .+ to .+$/),
    })
    expect(deliveries.map(({ channel, state }) => [channel, state])).toEqual([
      ['crm', 'waiting'],
      ['sales-email', 'waiting'],
    ])
    const { rows } = await pool.query('select name, phone, source, message from call_requests where id = $1', [
      links[0]?.call_requests_id,
    ])
    expect(rows).toEqual([
      {
        name: 'Ana de la Cruz',
        phone: '07700 900 003',
        source: 'book-free-demo',
        message: expect.stringMatching(/^Free demo by telephone: call on /),
      },
    ])
  })
  expect(added).toEqual({ call_requests: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 2, idempotency_keys: 1 })
})

test('a booking sent again once its time has gone is recognised', async () => {
  const key = crypto.randomUUID()
  const { body } = await submit('/demo-calls', valid, { key })
  vi.useFakeTimers({ toFake: ['Date'], now: DEMO_SLOT.startsAt })
  onTestFinished(() => void vi.useRealTimers())
  const again = await submit('/demo-calls', valid, { key })
  expect([again.status, again.body]).toEqual([
    201,
    { message: `We’ll call you today, ${slotTimes(DEMO_SLOT)}.`, reference: body.reference },
  ])
})

describe('what cannot be booked', () => {
  test.each([
    ['name', 'P', 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['phone', '0909 123 4567', 'Please enter a valid phone number'],
    ['phone', '', 'Please enter a valid phone number'],
    ['slot', '', 'Please choose a time'],
    ['slot', 'tomorrow', 'Please choose a time'],
    ['slot', undefined, 'Please choose a time'],
  ])('%s: %j', async (field, value, message) => {
    const { status, body } = await book({ [field]: value })
    expect([status, body]).toEqual([400, { message, errors: [{ path: field, message }] }])
  })

  test.each(['2020-01-06T10:00Z', '2099-01-05T10:00Z', '2026-13-01T10:00Z'])(
    'a half hour that is not on offer: %s',
    async (slot) => {
      const added = await rowsAddedBy(async () => {
        const { status, body } = await book({ slot })
        const message = 'That time has gone. Please choose another'
        expect([status, body]).toEqual([400, { message, errors: [{ path: 'slot', message }] }])
      })
      expect(added).toEqual({})
    },
  )

  test('a quarter of an hour', async () => {
    const slot = String(valid.slot).replace(/\d\dZ$/, '15Z')
    expect(readSlot(slot)).toBeNull()
    expect((await book({ slot })).status).toBe(400)
  })
})
