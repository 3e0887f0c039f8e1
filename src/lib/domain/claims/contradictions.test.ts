import { describe, expect, test } from 'vitest'

import { claimUses, type RegistryClaim } from './claim-uses'
import { contradictions } from './contradictions'
import { overdueReadings } from './overdue-readings'
import type { Passage } from './passage'

const reading = (value: string, unit: string, ...contexts: string[]) => ({
  value,
  unit,
  text: `${value} ${unit}`,
  contexts,
  status: 'contested',
  strictReplacement: 'Ask us',
})
const CLAIMS: RegistryClaim[] = [
  {
    key: 'warranty.years',
    group: 'warranty',
    readings: [reading('10', 'yr', 'banner', 'section'), reading('25', 'yr', 'footer', 'metadata')],
  },
  { key: 'rating', group: 'rating', readings: [reading('4.9/5', '', 'section')] },
  { key: 'counter', group: 'efficiency', readings: [reading('99', '%', 'landing')] },
]
const names = (key: string, context: string, hasNotes: boolean): Passage => ({
  location: context,
  kind: 'prose',
  context,
  hasNotes,
  pieces: [{ kind: 'claim', key }],
})
const bare = (group: string, figure: string) => ({ place: 'Part 1', group, figure, sentence: figure })
const on = (passages: Passage[], figures: ReturnType<typeof bare>[] = []) =>
  contradictions({
    uses: claimUses({ passages, claims: CLAIMS, mode: 'faithful', today: '2026-11-20' }),
    figures,
    claims: CLAIMS,
  }).map(({ group, figures: stated }) => [group, ...stated.map(({ figure }) => figure)])

describe('a claim in a passage', () => {
  test('has the reading of that context', () => {
    const uses = claimUses({
      passages: [names('warranty.years', 'footer', true), names('no-such-claim', 'footer', true)],
      claims: CLAIMS,
      mode: 'faithful',
      today: '2026-11-20',
    })
    expect(uses).toMatchObject([{ key: 'warranty.years', place: 'footer', reading: { value: '25' } }])
  })

  test('has all its readings where a text compares them', () => {
    const table: Passage = { ...names('', 'section', true), pieces: [{ kind: 'readings', key: 'warranty.years' }] }
    const read = (mode: 'faithful' | 'strict') =>
      claimUses({ passages: [table], claims: CLAIMS, mode, today: '2026-11-20' }).map(({ reading }) => reading?.value)
    expect(read('faithful')).toEqual(['10', '25'])
    expect(read('strict')).toEqual([undefined])
  })

  test('has none where replacement text is shown', () => {
    const [use] = claimUses({
      passages: [names('warranty.years', 'footer', true)],
      claims: CLAIMS,
      mode: 'strict',
      today: '2026-11-20',
    })
    expect(use?.reading).toBeNull()
  })
})

describe('a page contradicts itself', () => {
  test('when neither of two readings has a note', () => {
    expect(on([names('warranty.years', 'banner', false), names('warranty.years', 'footer', false)])).toEqual([
      ['warranty', '10', '25'],
    ])
    expect(on([names('warranty.years', 'banner', false)], [bare('warranty', '25')])).toEqual([['warranty', '25', '10']])
    expect(on([], [bare('efficiency', '99.8%'), bare('efficiency', '99%')])).toEqual([['efficiency', '99.8', '99']])
  })

  test('but not when one has a note, both agree, or one is only in search results', () => {
    expect(on([names('warranty.years', 'banner', false), names('warranty.years', 'footer', true)])).toEqual([])
    expect(on([names('warranty.years', 'banner', false)], [bare('warranty', '10')])).toEqual([])
    expect(on([names('warranty.years', 'banner', false), names('warranty.years', 'metadata', false)])).toEqual([])
    expect(on([names('counter', 'landing', false)], [bare('efficiency', '99 %')])).toEqual([])
  })

  test('but not with figures of different measures', () => {
    expect(on([], [bare('savings', '£800'), bare('savings', '50%')])).toEqual([])
    expect(on([], [bare('savings', '£800'), bare('savings', '£2,000')])).toEqual([['savings', '800', '2000']])
  })
})

describe('a reading is overdue', () => {
  const overdue = (dates: object, status = 'contested') =>
    overdueReadings({
      claims: [{ key: 'rating', readings: [{ ...reading('4.9', '', 'section'), ...dates, status }] }],
      today: '2026-11-21',
    }).map(({ reason }) => reason)

  test.each([
    [{ evidenceExpires: '2026-11-20T12:00:00.000Z' }, ['proof has expired']],
    [{ evidenceExpires: '2026-11-21T00:00:00.000Z' }, []],
    [{ reviewBy: '2026-11-20T23:00:00.000Z' }, ['review is due']],
    [{ reviewBy: '2026-11-22T00:00:00.000Z' }, []],
    [{ evidenceExpires: null, reviewBy: null }, []],
  ])('%j', (dates, expected) => {
    expect(overdue(dates)).toEqual(expected)
    expect(overdue(dates, 'retired')).toEqual([])
  })

  test('when it was approved without proof', () => {
    expect(overdue({}, 'approved')).toEqual(['approved without proof'])
    expect(overdue({ evidence: 'Test report 12' }, 'approved')).toEqual([])
  })
})
