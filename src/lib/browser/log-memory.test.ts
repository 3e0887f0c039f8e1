import { beforeEach, expect, test, vi } from 'vitest'

import { logMemory } from './log-memory'

const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined)

beforeEach(() => {
  debug.mockClear()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('the memory of the page is logged every 30 seconds, as it is then', () => {
  const page = { memory: { usedJSHeapSize: 12_400_000, jsHeapSizeLimit: 4_294_000_000 } }
  logMemory(page)
  vi.advanceTimersByTime(29_999)
  expect(debug).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.memory = { ...page.memory, usedJSHeapSize: 30_600_000 }
  vi.advanceTimersByTime(30_000)
  expect(debug.mock.calls).toEqual([['Memory: 12 of 4294 MB'], ['Memory: 31 of 4294 MB']])
})

test('a browser that does not report its memory logs nothing', () => {
  logMemory({})
  expect(vi.getTimerCount()).toBe(0)
})
