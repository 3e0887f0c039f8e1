import { expect, test, vi } from 'vitest'

import { deliverLoop } from './deliver-loop'
import type { ClaimedDelivery } from './store/claim'

const silentLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })

/** Deliveries to claim; the loop is stopped once they have all been claimed. */
function dueDeliveries(count: number) {
  const stopping = new AbortController()
  const due = Array.from({ length: count }, (_, index) => ({ id: index + 1 }) as ClaimedDelivery)
  const claim = async (limit: number) => {
    if (due.length === 0) stopping.abort()
    return due.splice(0, limit)
  }
  return { claim, stopping: stopping.signal }
}

test('everything due is delivered once, four at a time', async () => {
  let running = 0
  let most = 0
  const delivered: number[] = []
  const deliver = async ({ id }: ClaimedDelivery) => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    delivered.push(id)
  }
  expect(await deliverLoop({ ...dueDeliveries(10), deliver, log: silentLog() })).toBe(true)
  expect(delivered.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(most).toBe(4)
})

test('an attempt that cannot be recorded is logged, and the next one is made', async () => {
  const log = silentLog()
  const deliver = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue('sent')
  expect(await deliverLoop({ ...dueDeliveries(2), deliver, log })).toBe(true)
  expect(deliver).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ deliveryId: 1 }))
})

const never = () => Promise.reject(new Error('no database'))
const unused = vi.fn()

test('gives up after sixty failed claims in a row', async () => {
  const log = silentLog()
  const stopping = new AbortController().signal
  expect(await deliverLoop({ claim: never, deliver: unused, stopping, log, pauseAfterFailureMs: 0 })).toBe(false)
  expect(log.warn).toHaveBeenCalledTimes(60)
})

test('a successful claim starts the count again', async () => {
  const stopping = new AbortController()
  let calls = 0
  const claim = async () => {
    calls += 1
    if (calls === 100) stopping.abort()
    if (calls % 50 === 0) return []
    throw new Error('no database')
  }
  const loop = { claim, deliver: unused, stopping: stopping.signal, log: silentLog(), pauseAfterFailureMs: 0 }
  expect(await deliverLoop(loop)).toBe(true)
})

test('a stop ends the pause after a failure', async () => {
  const stopping = new AbortController()
  const log = silentLog()
  log.warn.mockImplementation(() => stopping.abort())
  const loop = { claim: never, deliver: unused, stopping: stopping.signal, log, pauseAfterFailureMs: 600_000 }
  expect(await deliverLoop(loop)).toBe(true)
})
