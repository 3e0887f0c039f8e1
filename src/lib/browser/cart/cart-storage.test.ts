import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keep, KEPT, keptPieceCount, readKept } from './cart-storage'

const stored = new Map<string, string>()
let fault: 'none' | 'full' | 'blocked' = 'none'

function guarded<Result>(faults: readonly (typeof fault)[], act: () => Result): Result {
  if (faults.includes(fault)) throw new DOMException('Refused', 'QuotaExceededError')
  return act()
}

beforeEach(() => {
  stored.clear()
  fault = 'none'
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(['blocked'], () => stored.get(key) ?? null),
    setItem: (key: string, text: string) => guarded(['full', 'blocked'], () => stored.set(key, text)),
    removeItem: (key: string) => guarded(['blocked'], () => stored.delete(key)),
  })
  keep(KEPT.lines, null)
})
afterEach(() => vi.unstubAllGlobals())

const lines = (quantity: number) => JSON.stringify({ lines: [{ quantity }] })

test('lines that do not fit the device replace those stored, for the page view', () => {
  keep(KEPT.lines, lines(2))
  fault = 'full'
  keep(KEPT.lines, lines(5))
  expect([readKept(KEPT.lines), keptPieceCount(), stored.get(KEPT.lines)]).toEqual([lines(5), 5, lines(2)])
  keep(KEPT.lines, lines(6))
  expect(keptPieceCount()).toBe(6)
})

test('lines that another tab stores later count, and so does its emptying them', () => {
  fault = 'full'
  keep(KEPT.lines, lines(5))
  expect(keptPieceCount()).toBe(5)
  stored.set(KEPT.lines, lines(1))
  expect(keptPieceCount()).toBe(1)
  stored.delete(KEPT.lines)
  expect(keptPieceCount()).toBe(0)
})

test('lines that did not fit can be removed, and are stored once there is room', () => {
  keep(KEPT.lines, lines(2))
  fault = 'full'
  keep(KEPT.lines, lines(5))
  keep(KEPT.lines, null)
  expect([keptPieceCount(), stored.has(KEPT.lines)]).toEqual([0, false])
  keep(KEPT.lines, lines(3))
  fault = 'none'
  keep(KEPT.lines, lines(4))
  expect([keptPieceCount(), stored.get(KEPT.lines)]).toEqual([4, lines(4)])
})

test('lines last for the page view if storage is blocked', () => {
  fault = 'blocked'
  keep(KEPT.lines, lines(5))
  expect(keptPieceCount()).toBe(5)
  keep(KEPT.lines, null)
  expect(keptPieceCount()).toBe(0)
})
