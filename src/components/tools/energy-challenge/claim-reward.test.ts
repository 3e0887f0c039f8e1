import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { claimReward } from './claim-reward'

const stored = new Map<string, string>()
const responses: Response[] = []
const sent: { device: string }[] = []

beforeEach(() => {
  stored.clear()
  sent.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const response = responses.shift()
    if (!response) throw new TypeError('offline')
    return response
  })
})
afterEach(() => vi.unstubAllGlobals())

const claim = () => claimReward({ offer: 1, events: [] })

test('shows the message of the server, and sends the same key every time', async () => {
  responses.push(
    Response.json({ message: 'Your code is X.' }),
    Response.json({ message: 'No longer.' }, { status: 410 }),
  )
  expect([await claim(), await claim()]).toEqual(['Your code is X.', 'No longer.'])
  expect(sent[0]?.device).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[1]?.device).toBe(sent[0]?.device)
})

test('after a failure or a response from a proxy it says that the reward is still there', async () => {
  responses.push(new Response('<html>', { status: 502 }))
  expect(await claim()).toContain('still there')
  expect(await claim()).toContain('still there')
})

test('two tabs claiming at the same time send the same key', async () => {
  let turn = Promise.resolve('')
  const request = (_: string, work: () => string) => (turn = turn.then(work))
  vi.stubGlobal('navigator', { locks: { request } })
  responses.push(Response.json({ message: 'a' }), Response.json({ message: 'b' }))
  await Promise.all([claim(), claim()])
  expect(sent[1]?.device).toBe(sent[0]?.device)
})
