import { expect, test } from 'vitest'

import { seasonErasure, waitingUnsubscription } from '@/lib/routing/endpoints'

import { send } from './raw-request'

const TOKEN = 'x'.repeat(43)

test.each([
  [waitingUnsubscription(TOKEN), '/waiting-list/'],
  [seasonErasure(TOKEN), '/energy-challenge/continue/'],
])('%s takes the post of an email program, and leads a person to a page', async (path, page) => {
  const post = { method: 'POST', path, body: 'List-Unsubscribe=One-Click' }
  expect((await send({ ...post, headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(200)
  const followed = await send({ path })
  expect(followed.status).toBe(303)
  expect(followed.head.toLowerCase()).toContain(`location: ${page}${TOKEN}`)
})
