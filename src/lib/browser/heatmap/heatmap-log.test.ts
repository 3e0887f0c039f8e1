import { beforeEach, expect, test, vi } from 'vitest'

import { addToLog, forgetLog, MAX_RECORDS, readLog } from './heatmap-log'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

const record = (y: number) => ({
  timestamp: '2026-11-20T12:00:00.000Z',
  location: '/',
  coordinates: { x: 0, y },
  viewport: { width: 390, height: 844 },
  scrollPosition: 0,
})

test('keeps the latest thousand, and the same number for the device', () => {
  const log = addToLog(
    readLog(),
    Array.from({ length: MAX_RECORDS }, (_, y) => record(y)),
  )
  const { records, visitor } = addToLog(log, [record(5_000)])
  expect([records.length, records[0]?.coordinates.y, records.at(-1)?.coordinates.y]).toEqual([1_000, 1, 5_000])
  expect(readLog()).toEqual({ visitor, records })
  expect(visitor).toBe(log.visitor)
})

test.each(['', '{', '[]', '{"visitor":1,"records":[]}', '{"visitor":"x"}'])('starts a new log from %j', (kept) => {
  stored.set('heatmapData', kept)
  expect(readLog()).toEqual({ visitor: expect.stringMatching(/^[\w-]{36}$/), records: [] })
})

test('can be deleted', () => {
  addToLog(readLog(), [record(1)])
  forgetLog()
  expect(stored.size).toBe(0)
})
