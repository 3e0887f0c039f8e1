import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { OutOfTime, withinBudget } from './time-budget'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that is done in time is answered, and no alarm is left', async () => {
  expect(await withinBudget(1_000, Promise.resolve('done'))).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that fails in time fails as itself, and no alarm is left', async () => {
  const fault = new Error('a fault')
  await expect(withinBudget(1_000, Promise.reject(fault))).rejects.toBe(fault)
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer is given up at the end of the budget, and not before', async () => {
  let isOver = false
  const answer = withinBudget(1_000, new Promise(() => undefined)).finally(() => (isOver = true))
  const expected = expect(answer).rejects.toThrow(OutOfTime)
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expected
})

test('what fails after the budget disturbs nobody', async () => {
  let fail: (error: Error) => void = () => undefined
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const answer = withinBudget(1_000, new Promise((_, reject) => (fail = reject)))
  const expected = expect(answer).rejects.toThrow(OutOfTime)
  await vi.advanceTimersByTimeAsync(1_000)
  await expected
  fail(new Error('too late'))
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
