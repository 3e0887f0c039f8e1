import { beforeAll, expect, test } from 'vitest'

import { GET } from '@/app/api/figures/route'
import { getFigures } from '@/lib/data/figures'
import { payloadClient } from '@/lib/data/payload-client'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { request } from '../support/api'

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})

const ask = (role: RoleName) => GET(request('/figures', { headers: { cookie: sessions[role].cookie } }))

test.each<[RoleName, number]>([
  ['anonymous', 401],
  ['expired', 401],
  ['sales', 200],
  ['editor', 200],
])('staff are offered figures as they are printed today: %s gets %i', async (role, status) => {
  const response = await ask(role)
  expect(response.status).toBe(status)
  if (status !== 200) return
  const { text } = (await getFigures())['price.electricity'] ?? {}
  expect(text).toMatch(/^\d\d\.\d+p$/)
  expect(await response.json()).toContainEqual({
    key: 'price.electricity',
    name: expect.stringContaining('average of Great Britain'),
    text,
  })
})
