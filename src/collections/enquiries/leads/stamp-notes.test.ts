import { beforeEach, expect, test, vi } from 'vitest'

import { stampNotes } from './stamp-notes'

const NOW = '2026-11-20T10:15:00.000Z'
const BOB = 7
const ANN_WROTE = { id: 'a', text: 'Rang, no answer', author: 3, writtenAt: '2026-11-19T16:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
  return () => vi.useRealTimers()
})

/** Bob saves these notes; only what the hook reads of a change. */
function save(
  notes: unknown,
  { before = [ANN_WROTE], user = { id: BOB } }: { before?: unknown; user?: { id: number } | null } = {},
) {
  const change = { data: { status: 'new', notes }, originalDoc: { notes: before }, req: { user } }
  return stampNotes(change as unknown as Parameters<typeof stampNotes>[0])
}

test('a new note carries who wrote it and when', () => {
  expect(save([ANN_WROTE, { id: 'b', text: 'Rang again' }])).toEqual({
    status: 'new',
    notes: [ANN_WROTE, { id: 'b', text: 'Rang again', author: BOB, writtenAt: NOW }],
  })
})

test('nobody writes in another name or at another time', () => {
  const forged = { id: 'b', text: 'Agreed 50% off', author: 3, writtenAt: '2026-01-01T00:00:00.000Z' }
  expect(save([forged]).notes).toEqual([{ ...forged, author: BOB, writtenAt: NOW }])
  expect(save([{ ...ANN_WROTE, author: BOB, writtenAt: NOW }]).notes).toEqual([ANN_WROTE])
})

test('who changes the words becomes their author', () => {
  expect(save([{ ...ANN_WROTE, text: 'Rang, agreed' }]).notes).toEqual([
    { id: 'a', text: 'Rang, agreed', author: BOB, writtenAt: NOW },
  ])
})

test('the first note of a lead is stamped, and one written by no user has no author', () => {
  expect(save([{ text: 'x' }], { before: undefined, user: null }).notes).toEqual([
    { text: 'x', author: null, writtenAt: NOW },
  ])
})

test('a change without notes is left alone', () => {
  expect(save(undefined)).toEqual({ status: 'new', notes: undefined })
})
