import { describe, expect, test } from 'vitest'

import { isNotesName, nightlyName, notesName, obsoleteBackups, obsoleteNotes, partialBackups } from './obsolete.mjs'

const DAY_MS = 86_400_000
const LAST = new Date('2026-11-30T02:30:00Z') // a Monday

const night = (daysAgo: number, hour = 0) => nightlyName(new Date(LAST.getTime() - daysAgo * DAY_MS + hour * 3_600_000))
const daysOf = (names: readonly string[]) => names.map((name) => /\d{4}-\d\d-\d\d/.exec(name)?.[0]).toSorted()

/** The backups that remain after that many nights, each of which deletes the obsolete ones. */
function leftAfter(days: number): string[] {
  let names: string[] = []
  for (let ago = days - 1; ago >= 0; ago--) {
    names.push(night(ago))
    const obsolete = obsoleteBackups(names)
    names = names.filter((name) => !obsolete.includes(name))
  }
  return names
}

describe('nightly backups', () => {
  test('are kept for seven days, four weeks and twelve months', () => {
    expect(daysOf(leftAfter(800))).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-15', // Sundays
      '2026-11-22',
      '2026-11-24', // the last seven days
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
    ])
  })

  test('of one of the last seven days are all kept, since the newest may be of a site that lost its data', () => {
    const week = Array.from({ length: 7 }, (_, ago) => [night(ago), night(ago, 1)]).flat()
    expect(obsoleteBackups(week)).toEqual([])
  })

  test('of an older day are kept once, the newest', () => {
    const days = Array.from({ length: 7 }, (_, ago) => night(ago))
    const [older, newest] = [night(15), night(15, 1)] // a Sunday
    expect(obsoleteBackups([...days, older, newest])).toEqual([older])
  })

  test('are never all deleted, however old they are', () => {
    expect(obsoleteBackups([night(4_000)])).toEqual([])
  })

  test('are the only files deleted', () => {
    const others = [
      'notes.txt',
      'powerboard-2020-01-01T00-00-00-000Z.tar.gz.age',
      'powerboard-nightly-2020-01-01.tar.gz',
    ]
    expect(obsoleteBackups([...others, night(0)])).toEqual([])
  })
})

test('the remains of an interrupted nightly backup are found', () => {
  const others = [night(0), 'powerboard-2020-01-01T00-00-00-000Z.tar.gz.age.partial', 'notes.txt.partial']
  expect(partialBackups([...others, `${night(1)}.partial`])).toEqual([`${night(1)}.partial`])
})

describe('notes for a restore', () => {
  const notes = (daysAgo: number) => notesName(new Date(LAST.getTime() - daysAgo * DAY_MS))

  test('are recognised by their names', () => {
    expect([notes(0), night(0), 'notes.txt'].map(isNotesName)).toEqual([true, false, false])
  })

  test('are kept for 400 days, and then as long as an older backup', () => {
    const all = [notes(399), notes(401), notes(500)]
    expect(obsoleteNotes([...all, night(1)], LAST)).toEqual([notes(401), notes(500)])
    expect(obsoleteNotes([...all, night(1), night(450)], LAST)).toEqual([notes(500)])
    expect(obsoleteNotes(all, LAST)).toEqual([])
  })
})
