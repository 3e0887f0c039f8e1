import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { GET as outages } from '@/app/api/operations/outages/route'
import { POST as runTask } from '@/app/api/operations/run-task/route'
import { POST as sendAllAgain } from '@/app/api/operations/send-all-again/route'
import { payloadClient } from '@/lib/data/payload-client'

import { openSessions, type Sessions } from '../access/sessions'
import { insertDelivery, openTestPool } from '../delivery/support'
import { jsonRequest, request } from '../support/api'

const pool = openTestPool()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})
beforeEach(() => pool.query('truncate service_outages, deliveries, scheduled_tasks cascade'))
afterAll(() => pool.end())

const ACTIONS = { '/operations/run-task': runTask, '/operations/send-all-again': sendAllAgain }
const press = async (path: keyof typeof ACTIONS, body: object, role: keyof Sessions = 'sales') => {
  const response = await ACTIONS[path](jsonRequest('POST', path, body, { cookie: sessions[role].cookie }))
  return { status: response.status, body: (await response.json()) as { message: string } }
}

test.each(['/operations/run-task', '/operations/send-all-again'] as const)(
  '%s is only for the sales desk, on our own site, with an input that it knows',
  async (path) => {
    const body = path.endsWith('task') ? { task: 'expire quotes' } : { service: 'crm' }
    expect((await press(path, body, 'anonymous')).status).toBe(401)
    expect((await press(path, body, 'editor')).status).toBe(403)
    for (const wrong of [{}, { task: 'x'.repeat(101) }, { service: 'fax' }])
      expect((await press(path, wrong)).status).toBe(400)
    const elsewhere = { cookie: sessions.sales.cookie, origin: 'https://elsewhere.example' }
    expect((await ACTIONS[path](jsonRequest('POST', path, body, elsewhere))).status).toBe(403)
  },
)

test('a task runs now', async () => {
  await pool.query(
    `insert into scheduled_tasks (name, next_run_at) values ('expire quotes', now() + interval '1 hour')`,
  )
  expect(await press('/operations/run-task', { task: 'expire quotes' })).toMatchObject({ status: 200 })
  const { rows } = await pool.query('select next_run_at <= now() as "isDue" from scheduled_tasks')
  expect(rows).toEqual([{ isDue: true }])
  expect((await press('/operations/run-task', { task: 'nothing' })).status).toBe(409)
})

test('all that a service has not accepted is sent again, and counted', async () => {
  for (let n = 0; n < 2; n += 1) await insertDelivery(pool, { channel: 'crm', state: 'parked' })
  const { body } = await press('/operations/send-all-again', { service: 'crm' })
  expect(body.message).toBe('Sending 2 messages again.')
})

test('outages are shown to all staff and to nobody else', async () => {
  await pool.query(
    `insert into service_outages (service, failing_since, tried_at, failures, problem, declared_at)
     values ('mail', '2026-11-20T10:00:00Z', now(), 4, 'The mail server answered 421', now())`,
  )
  const read = (role: keyof Sessions) =>
    outages(request('/operations/outages', { headers: { cookie: sessions[role].cookie } }))
  expect((await read('anonymous')).status).toBe(401)
  for (const role of ['sales', 'editor', 'admin'] as const)
    expect(await (await read(role)).json()).toEqual({
      outages: [
        {
          name: 'Our mail server',
          since: '2026-11-20T10:00:00.000Z',
          problem: 'The mail server answered 421',
          unsent: 0,
        },
      ],
    })
})
