import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { waitForConnection } from './wait-for-connection'

let events: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function waited({ isOnline, failures = 1 }: { isOnline: boolean; failures?: number }) {
  vi.stubGlobal('navigator', { onLine: isOnline })
  const done = vi.fn()
  void waitForConnection(failures).then(done)
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return done.mock.calls.length === 1
  }
}

test.each([
  [1, 1_000],
  [3, 4_000],
  [9, 30_000],
])('after %i failures it waits %i ms', async (failures, ms) => {
  const isOver = await waited({ isOnline: true, failures })
  expect(await isOver(ms - 1)).toBe(false)
  expect(await isOver(1)).toBe(true)
})

test('without a connection it waits for one, however long', async () => {
  const isOver = await waited({ isOnline: false })
  expect(await isOver(3_600_000)).toBe(false)
  events.dispatchEvent(new Event('online'))
  expect(await isOver(0)).toBe(true)
})

test('a restored connection ends the wait immediately', async () => {
  const isOver = await waited({ isOnline: true, failures: 9 })
  events.dispatchEvent(new Event('online'))
  expect(await isOver(0)).toBe(true)
})
