import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { readDelivery } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

let sessions: Sessions

beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})

async function newDelivery(state: string) {
  const { body } = await submit('/survey-leads', ENQUIRIES['/survey-leads'])
  const { lead, deliveries } = await readLead(body.reference ?? '')
  const id = Number(deliveries.find(({ channel }) => channel === 'customer-email')?.id)
  await pool.query('update deliveries set state = $2 where id = $1', [id, state])
  return { id, leadId: Number(lead.id) }
}

const close = (id: number, data: object) =>
  call(jsonRequest('POST', `/deliveries/${id}/close`, data, { cookie: sessions.sales.cookie }))
const sendAgain = (id: number) =>
  call(jsonRequest('POST', `/deliveries/${id}/send-again`, {}, { cookie: sessions.sales.cookie }))

async function timelineOf(leadId: number) {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select subject, "from", "to", author_id as author, author_name as "authorName" from lead_events where lead_id = $1`,
    [leadId],
  )
  return rows
}

test('a parked delivery is closed with a reason, which its lead’s timeline keeps', async () => {
  const { id, leadId } = await newDelivery('parked')
  expect((await close(id, { reason: ' The mailbox does not exist ' })).status).toBe(200)
  expect(await readDelivery(pool, id)).toMatchObject({ state: 'cancelled' })
  expect(await timelineOf(leadId)).toEqual([
    {
      subject: 'Email to the customer',
      from: 'Parked for staff',
      to: 'Cancelled: The mailbox does not exist',
      author: sessions.sales.user.id,
      authorName: 'sales',
    },
  ])
  expect((await sendAgain(id)).status).toBe(409)
  expect((await close(id, { reason: 'Once more' })).status).toBe(409)
  expect(await timelineOf(leadId)).toHaveLength(1)
})

test.each([[{}], [{ reason: '  ' }], [{ reason: 'x'.repeat(201) }], [{ reason: 'Fine', state: 'sent' }]])(
  'without a valid reason it stays parked: %j',
  async (data) => {
    const { id, leadId } = await newDelivery('parked')
    expect((await close(id, data)).status).toBe(400)
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'parked' })
    expect(await timelineOf(leadId)).toEqual([])
  },
)

test.each(['waiting', 'sent', 'not-configured'])('a delivery that is %s cannot be closed', async (state) => {
  const { id, leadId } = await newDelivery(state)
  expect((await close(id, { reason: 'Not needed' })).status).toBe(409)
  expect(await readDelivery(pool, id)).toMatchObject({ state })
  expect(await timelineOf(leadId)).toEqual([])
})

test.each(['0', '2147483648'])('there is no delivery %s', async (id) => {
  expect((await close(Number(id), { reason: 'Not needed' })).status).toBe(404)
})
