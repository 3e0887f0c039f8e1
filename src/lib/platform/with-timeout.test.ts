import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { TimeoutError, withTimeout } from './with-timeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work done in time resolves and clears the timer', async () => {
  expect(await withTimeout(1_000, Promise.resolve('done'))).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that fails in time rejects with its own error and clears the timer', async () => {
  const fault = new Error('a fault')
  await expect(withTimeout(1_000, Promise.reject(fault))).rejects.toBe(fault)
  expect(vi.getTimerCount()).toBe(0)
})

test('longer work times out at the end of the budget and not before', async () => {
  let isOver = false
  const result = withTimeout(1_000, new Promise(() => undefined)).finally(() => (isOver = true))
  const expected = expect(result).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expected
})

test('a failure after the timeout is not an unhandled rejection', async () => {
  let fail: (error: Error) => void = () => undefined
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const result = withTimeout(1_000, new Promise((_, reject) => (fail = reject)))
  const expected = expect(result).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(1_000)
  await expected
  fail(new Error('too late'))
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
