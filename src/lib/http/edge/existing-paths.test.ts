import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { existingPaths } from './existing-paths'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const RELIABLE_MS = 60_000

/** `there` is the database: what is added to it exists from then on. */
function create(there: Set<string>, built: string[] = []) {
  const read = vi.fn(async () => {
    const snapshot = new Set(there)
    return (path: string) => snapshot.has(path)
  })
  const paths = existingPaths({ read, restMs: 200, reliableMs: RELIABLE_MS, built, now: () => Date.now() })
  return { ...paths, readings: () => read.mock.calls.length }
}

test('paths known before the first reading need none', async () => {
  const { has, readings } = create(new Set(), ['/about'])
  expect([await has('/about'), readings()]).toEqual([true, 0])
})

test('after one reading neither existing nor made-up paths need another', async () => {
  const { has, readings } = create(new Set(['/a', '/b']))
  const asked = ['/a', '/1', '/b', '/2', '/a', '/1']
  for (const path of asked) expect([path, await has(path)]).toEqual([path, /[ab]/.test(path)])
  expect(readings()).toBe(1)
})

test('what is known without reading', async () => {
  const { known, has, expire } = create(new Set(['/a']), ['/built'])
  const now = () => ['/a', '/built', '/1'].map(known)
  expect(now()).toEqual([null, true, null])
  await has('/1')
  expect(now()).toEqual([true, false, false])
  expire()
  expect(now()).toEqual([true, null, null])
})

test('a removed path is noticed by the next reading', async () => {
  const there = new Set(['/a'])
  const { has, expire } = create(there, ['/a', '/built'])
  expect(await has('/1')).toBe(false)
  there.delete('/a')
  expire()
  const asked = has('/2')
  await vi.advanceTimersByTimeAsync(200)
  expect([await asked, await has('/a'), await has('/built')]).toEqual([false, false, false])
})

describe('a new path', () => {
  test('is found once its publication is known', async () => {
    const there = new Set<string>()
    const { has, expire, readings } = create(there)
    expect(await has('/new')).toBe(false)
    there.add('/new')
    expire()
    const second = has('/new')
    await vi.advanceTimersByTimeAsync(200)
    expect([await second, readings()]).toEqual([true, 2])
  })

  test('is found after a minute if its publication never becomes known', async () => {
    const there = new Set<string>()
    const { has } = create(there)
    expect(await has('/new')).toBe(false)
    there.add('/new')
    await vi.advanceTimersByTimeAsync(RELIABLE_MS - 1)
    expect(await has('/new')).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await has('/new')).toBe(true)
  })

  test('is found when it is published while the paths are being read', async () => {
    const there = new Set<string>()
    const ends: (() => void)[] = []
    const read = () => {
      const snapshot = new Set(there)
      return new Promise<(path: string) => boolean>((resolve) => ends.push(() => resolve((path) => snapshot.has(path))))
    }
    const { has, expire } = existingPaths({ read, restMs: 200, reliableMs: RELIABLE_MS, built: [], now: Date.now })
    const before = has('/new')
    await vi.advanceTimersByTimeAsync(0)
    there.add('/new')
    expire()
    const after = has('/new')
    ends[0]?.()
    expect(await before).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    ends[1]?.()
    expect(await after).toBe(true)
  })
})

describe('a flood', () => {
  test('shares one reading', async () => {
    const { has, readings } = create(new Set())
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, n) => has(`/${n}`)))
    expect([new Set(answers), readings()]).toEqual([new Set([false]), 1])
  })

  test('shares one reading after each change, and those are throttled', async () => {
    const { has, expire, readings } = create(new Set())
    await has('/1')
    const answers = Array.from({ length: 1000 }, (_, n) => {
      expire()
      return has(`/${n}`)
    })
    await vi.advanceTimersByTimeAsync(199)
    expect(readings()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(new Set(await Promise.all(answers))).toEqual(new Set([false]))
    expect(readings()).toBe(2)
  })
})

test('a failed reading rejects those who wait for it and no others', async () => {
  const read = vi.fn(async () => (path: string) => path === '/a').mockRejectedValueOnce(new Error('gone'))
  const { has } = existingPaths({ read, restMs: 200, reliableMs: RELIABLE_MS, built: ['/about'], now: Date.now })
  await expect(has('/a')).rejects.toThrow('gone')
  expect(await has('/about')).toBe(true)
  const second = has('/a')
  await vi.advanceTimersByTimeAsync(200)
  expect(await second).toBe(true)
})

test('without the database the last reading is relied on until something changes', async () => {
  const read = vi.fn(async () => (path: string) => path === '/a')
  const { has, expire } = existingPaths({ read, restMs: 200, reliableMs: RELIABLE_MS, built: [], now: Date.now })
  expect(await has('/1')).toBe(false)
  read.mockRejectedValue(new Error('gone'))
  await vi.advanceTimersByTimeAsync(RELIABLE_MS)
  expect([await has('/a'), await has('/1'), await has('/2'), read.mock.calls.length]).toEqual([true, false, false, 2])
  expire()
  const asked = expect(has('/1')).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(200)
  await asked
})
