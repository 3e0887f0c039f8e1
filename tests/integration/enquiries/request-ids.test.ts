import { expect, test } from 'vitest'

import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import { withRequestId } from '@/lib/platform/request-id'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { silentLog, testDeps } from '../delivery/support'
import { submit } from '../support/enquiries'
import { pool } from '../support/rows'

test('an enquiry keeps the id of its request, and a worker logs it with each delivery', async () => {
  await pool.query('truncate deliveries cascade')
  const requestId = 'a-request-of-this-test'
  const { status } = await withRequestId(requestId, () => submit('/contact', ENQUIRIES['/contact']))
  expect(status).toBe(201)
  const claimed = await claimDue(pool, 4)
  expect(claimed.map((delivery) => delivery.requestId)).toEqual(claimed.map(() => requestId))
  expect(claimed.length).toBeGreaterThan(1)
  const log = silentLog()
  for (const delivery of claimed) await deliver(testDeps(pool, { log }), delivery)
  expect(log.info.mock.calls).toEqual(claimed.map(() => [expect.objectContaining({ requestId })]))
})

test('an enquiry outside a request has none', async () => {
  await pool.query('truncate deliveries cascade')
  expect((await submit('/contact', { ...ENQUIRIES['/contact'], email: 'other@example.com' })).status).toBe(201)
  expect((await claimDue(pool, 1)).map(({ requestId }) => requestId)).toEqual([null])
})
