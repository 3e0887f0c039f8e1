import { expect, test, vi } from 'vitest'

import { startAgain } from './keep-cluster.mjs'

const failingTimes = (count: number) => {
  const start = vi.fn(async () => 'started')
  for (let time = 0; time < count; time++) start.mockRejectedValueOnce(new Error('no space left on device'))
  return start
}

test('a successful start is not repeated', async () => {
  const [start, pause] = [failingTimes(0), vi.fn(async () => undefined)]
  expect(await startAgain(start, pause)).toBe('started')
  expect(start).toHaveBeenCalledOnce()
  expect(pause).not.toHaveBeenCalled()
})

test('pauses grow with each failure', async () => {
  const [start, pause] = [failingTimes(4), vi.fn(async () => undefined)]
  expect(await startAgain(start, pause)).toBe('started')
  expect(pause.mock.calls.flat()).toEqual([1000, 2000, 4000, 8000])
})

test('the fifth failure is the last', async () => {
  const [start, pause] = [failingTimes(6), vi.fn(async () => undefined)]
  await expect(startAgain(start, pause)).rejects.toThrow('PostgreSQL could not be started again.')
  expect(start).toHaveBeenCalledTimes(5)
  expect(pause).toHaveBeenCalledTimes(4)
})

test('there is no further attempt once a pause is interrupted', async () => {
  const start = failingTimes(6)
  const pause = async () => Promise.reject(new Error('stopping'))
  await expect(startAgain(start, pause)).rejects.toThrow('stopping')
  expect(start).toHaveBeenCalledOnce()
})
