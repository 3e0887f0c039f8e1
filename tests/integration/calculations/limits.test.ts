import { expect, test } from 'vitest'

import { call, jsonRequest } from '../support/api'
import { limitRequests } from '../support/rate-limits'

limitRequests()

test('more than sixty calculations from one IP address in a minute are rejected', async () => {
  const ask = (address: string) =>
    call(jsonRequest('POST', '/calculate/circuits', { panels: 3 }, { 'x-client-address': address }))
  const statuses = []
  for (let n = 0; n < 61; n++) statuses.push((await ask('203.0.113.1')).status)
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  const refused = await ask('203.0.113.1')
  expect([Number(refused.headers.get('retry-after')) > 0, await refused.json()]).toEqual([
    true,
    { message: expect.any(String), errors: [] },
  ])
  expect((await ask('203.0.113.2')).status).toBe(200)
})
