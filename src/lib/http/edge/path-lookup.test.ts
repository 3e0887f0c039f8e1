import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { pathLookup } from './path-lookup'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createLookup = (there: Set<string>, known: string[] = []) => {
  const look = vi.fn(async (paths: string[]) => paths.filter((path) => there.has(path)))
  return { look, isThere: pathLookup({ look, restMs: 200, known }) }
}

describe('existing paths', () => {
  test('known from the start are never looked up', async () => {
    const { look, isThere } = createLookup(new Set(), ['/about'])
    expect([await isThere('/about'), look.mock.calls]).toEqual([true, []])
  })

  test('are looked up once', async () => {
    const { look, isThere } = createLookup(new Set(['/a']))
    expect([await isThere('/a'), await isThere('/a'), look.mock.calls]).toEqual([true, true, [[['/a']]]])
  })

  test('are found as soon as they exist, even after a miss', async () => {
    const there = new Set<string>()
    const { isThere } = createLookup(there)
    expect(await isThere('/new')).toBe(false)
    there.add('/new')
    const second = isThere('/new')
    await vi.advanceTimersByTimeAsync(200)
    expect(await second).toBe(true)
  })
})

describe('unknown paths', () => {
  test('requested together or during the pause share one lookup', async () => {
    const { look, isThere } = createLookup(new Set())
    const first = [isThere('/1'), isThere('/2'), isThere('/1')]
    expect(await Promise.all(first)).toEqual([false, false, false])
    const next = Array.from({ length: 1000 }, (_, n) => isThere(`/${n}`))
    await vi.advanceTimersByTimeAsync(199)
    expect(look.mock.calls).toEqual([[['/1', '/2']]])
    await vi.advanceTimersByTimeAsync(1)
    expect(new Set(await Promise.all(next))).toEqual(new Set([false]))
    expect(look).toHaveBeenCalledTimes(2)
    expect(look.mock.calls[1]?.[0]).toHaveLength(1000)
  })

  test('wait for a slow lookup, then share the next one', async () => {
    const ends: (() => void)[] = []
    const look = vi.fn(() => new Promise<string[]>((resolve) => ends.push(() => resolve([]))))
    const isThere = pathLookup({ look, restMs: 200, known: [] })
    const first = isThere('/1')
    await vi.advanceTimersByTimeAsync(1000)
    const others = [isThere('/2'), isThere('/3')]
    await vi.advanceTimersByTimeAsync(1000)
    expect(look).toHaveBeenCalledTimes(1)
    ends[0]?.()
    expect(await first).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(look.mock.calls).toEqual([[['/1']], [['/2', '/3']]])
    ends[1]?.()
    expect(await Promise.all(others)).toEqual([false, false])
  })
})

test('a failed lookup rejects its own callers and no others', async () => {
  const look = vi.fn(async (): Promise<string[]> => []).mockRejectedValueOnce(new Error('gone'))
  const isThere = pathLookup({ look, restMs: 200, known: [] })
  await expect(isThere('/1')).rejects.toThrow('gone')
  const second = isThere('/1')
  await vi.advanceTimersByTimeAsync(200)
  expect(await second).toBe(false)
})
