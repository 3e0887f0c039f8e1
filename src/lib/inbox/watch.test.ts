import { beforeEach, expect, test, vi } from 'vitest'

import { watchVersion } from './watch'

const EVERY_MS = 1_000

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const versions = vi.fn<() => Promise<string>>()
const opened = () => watchVersion({ readVersion: versions, watchersMax: 2, lookEveryMs: EVERY_MS })
const pass = () => vi.advanceTimersByTimeAsync(EVERY_MS)

beforeEach(() => void versions.mockReset().mockResolvedValue('1'))

test('watchers are told of each change, and the version is read once for all of them', async () => {
  const { follow } = opened()
  const told = [vi.fn(), vi.fn()]
  for (const tell of told) follow(tell)
  await pass()
  expect(versions).toHaveBeenCalledTimes(2) // at once, and after the interval
  versions.mockResolvedValue('2')
  await pass()
  await pass()
  for (const tell of told) expect(tell).toHaveBeenCalledTimes(1)
})

test('a version that cannot be read changes nothing', async () => {
  const tell = vi.fn()
  opened().follow(tell)
  await pass()
  versions.mockRejectedValueOnce(new Error('the database is away'))
  await pass()
  await pass()
  expect(tell).not.toHaveBeenCalled()
})

test('nobody looks while nobody watches, and what happened meanwhile is no change', async () => {
  const { follow } = opened()
  follow(vi.fn())?.()
  await pass()
  versions.mockClear()
  await pass()
  expect(versions).not.toHaveBeenCalled()
  const tell = vi.fn()
  versions.mockResolvedValue('9')
  follow(tell)
  await pass()
  expect(tell).not.toHaveBeenCalled()
})

test('there is room for so many, and again once one has left', () => {
  const { follow } = opened()
  const leave = follow(vi.fn())
  follow(vi.fn())
  expect(follow(vi.fn())).toBeNull()
  leave?.()
  expect(follow(vi.fn())).not.toBeNull()
})
