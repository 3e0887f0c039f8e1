import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { addressBook } from './address-book'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const book = (there: Set<string>, known: string[] = []) => {
  const look = vi.fn(async (paths: string[]) => paths.filter((path) => there.has(path)))
  return { look, isThere: addressBook({ look, restMs: 200, known }) }
}

describe('what is there', () => {
  test('from the start is never asked for', async () => {
    const { look, isThere } = book(new Set(), ['/about'])
    expect([await isThere('/about'), look.mock.calls]).toEqual([true, []])
  })

  test('is asked for once', async () => {
    const { look, isThere } = book(new Set(['/a']))
    expect([await isThere('/a'), await isThere('/a'), look.mock.calls]).toEqual([true, true, [[['/a']]]])
  })

  test('a moment after it was not there, is there', async () => {
    const there = new Set<string>()
    const { isThere } = book(there)
    expect(await isThere('/new')).toBe(false)
    there.add('/new')
    const second = isThere('/new')
    await vi.advanceTimersByTimeAsync(200)
    expect(await second).toBe(true)
  })
})

describe('made-up paths', () => {
  test('that come together are one look, and so are those that come while it rests', async () => {
    const { look, isThere } = book(new Set())
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

  test('wait for a look that takes long, and then are one more', async () => {
    const ends: (() => void)[] = []
    const look = vi.fn(() => new Promise<string[]>((resolve) => ends.push(() => resolve([]))))
    const isThere = addressBook({ look, restMs: 200, known: [] })
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

test('a look that fails is told to those who waited for it, and to nobody else', async () => {
  const look = vi.fn(async (): Promise<string[]> => []).mockRejectedValueOnce(new Error('gone'))
  const isThere = addressBook({ look, restMs: 200, known: [] })
  await expect(isThere('/1')).rejects.toThrow('gone')
  const second = isThere('/1')
  await vi.advanceTimersByTimeAsync(200)
  expect(await second).toBe(false)
})
