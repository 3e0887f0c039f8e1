import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { achievementsOf } from './achievements'
import { CHALLENGE_SLUGS, CHALLENGES, challengesFor, pointsOf } from './challenges'
import { type ChallengeEvent, completionsOf } from './completions'
import { levelAt, progressOf } from './progress'
import { USUAL_RULES } from './rules'
import { seasonOf } from './season'
import { streakOf } from './streak'

const SEASON = seasonOf('2026-11-01') // from Monday 28 September 2026
const done = (slug: ChallengeEvent['slug'], at: string): ChallengeEvent => ({ kind: 'done', slug, at })
const undone = (slug: ChallengeEvent['slug'], at: string): ChallengeEvent => ({ kind: 'undone', slug, at })

const instants = fc
  .date({ min: new Date('2026-09-20T00:00:00Z'), max: new Date('2027-04-05T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const events = fc.array(
  fc.record({
    kind: fc.constantFrom('done' as const, 'undone' as const),
    slug: fc.constantFrom(...CHALLENGE_SLUGS),
    at: instants,
  }),
  { maxLength: 60 },
)

describe('completionsOf', () => {
  test('the same events in any order and repetition give the same completions', () =>
    fc.assert(
      fc.property(
        events.chain((all) =>
          fc.record({
            all: fc.constant(all),
            again: fc
              .tuple(fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all))
              .map(([shuffled, repeated]) => [...shuffled, ...repeated]),
          }),
        ),
        instants,
        ({ all, again }, now) => {
          const played = { season: SEASON, now, winterKwh: { 'draught-hunt': 400, curtains: 100 }, rules: USUAL_RULES }
          const one = progressOf({ ...played, events: all })
          const { kwh, weeklyKwh, ...other } = progressOf({ ...played, events: again })
          expect(other).toEqual({ ...one, kwh: undefined, weeklyKwh: undefined })
          expect(kwh).toBeCloseTo(one.kwh, 6)
          expect(weeklyKwh).toHaveLength(26)
        },
      ),
    ))

  it.each([
    ['is taken back', [done('letterbox', '2026-11-03T10:00:00Z'), undone('letterbox', '2026-11-04T10:00:00Z')], []],
    [
      'counts from the first mark after it was taken back',
      [
        done('letterbox', '2026-10-06T10:00:00Z'),
        undone('letterbox', '2026-10-20T10:00:00Z'),
        done('letterbox', '2026-11-10T10:00:00Z'),
        done('letterbox', '2026-11-03T10:00:00Z'),
      ],
      [{ slug: 'letterbox', week: 5, at: '2026-11-03T10:00:00.000Z' }],
    ],
    [
      'repeats every week, once a week',
      [
        done('curtains', '2026-10-06T10:00:00Z'),
        done('curtains', '2026-10-07T10:00:00Z'),
        done('curtains', '2026-10-13T10:00:00Z'),
      ],
      [
        { slug: 'curtains', week: 1, at: '2026-10-06T10:00:00.000Z' },
        { slug: 'curtains', week: 2, at: '2026-10-13T10:00:00.000Z' },
      ],
    ],
    ['outside the winter does not count', [done('letterbox', '2026-09-27T10:00:00Z')], []],
    // Summer time: 23:30 UTC on a Sunday is half past midnight on a Monday in London.
    [
      'in summer time is on London’s Monday',
      [done('letterbox', '2026-10-18T23:30:00Z')],
      [{ slug: 'letterbox', week: 3, at: '2026-10-18T23:30:00.000Z' }],
    ],
    [
      'in winter is still on London’s Sunday',
      [done('letterbox', '2026-11-01T23:30:00Z')],
      [{ slug: 'letterbox', week: 4, at: '2026-11-01T23:30:00.000Z' }],
    ],
    [
      'on New Year’s Eve is in the week that began in December',
      [done('letterbox', '2027-01-01T00:30:00+01:00')],
      [{ slug: 'letterbox', week: 13, at: '2026-12-31T23:30:00.000Z' }],
    ],
  ] as const)('a challenge %s', (_, given, expected) =>
    expect(completionsOf({ events: given, season: SEASON })).toEqual(expected),
  )
})

describe('streakOf', () => {
  it.each([
    [[], 5, { weeks: 0, missed: [], longest: 0 }],
    [[0, 1, 2], 2, { weeks: 3, missed: [], longest: 3 }],
    [[0, 1, 2], 3, { weeks: 3, missed: [], longest: 3 }], // the current week may still be empty
    [[0, 1, 2], 4, { weeks: 3, missed: [3], longest: 3 }],
    [[0, 1, 2, 4], 4, { weeks: 4, missed: [3], longest: 4 }],
    [[0, 1, 2], 5, { weeks: 0, missed: [], longest: 3 }],
    [[0, 1, 3, 5], 5, { weeks: 1, missed: [], longest: 3 }], // the second missed week ends it
    [[25], 40, { weeks: 1, missed: [], longest: 1 }], // nothing is missed after the winter
    [[4], -2, { weeks: 0, missed: [], longest: 0 }],
  ])('weeks %j, now %d', (weeks, now, expected) =>
    expect(streakOf({ weeks, now, graceWeeks: 1 })).toEqual({ ...expected, grace: 1 - expected.missed.length }),
  )

  it.each([
    [0, { weeks: 1, missed: [], longest: 2, grace: 0 }],
    [2, { weeks: 4, missed: [2, 4], longest: 4, grace: 0 }],
    [3, { weeks: 4, missed: [2, 4], longest: 4, grace: 1 }],
  ])('survives as many missed weeks as the rules forgive: %d', (graceWeeks, expected) =>
    expect(streakOf({ weeks: [0, 1, 3, 5], now: 5, graceWeeks })).toEqual(expected),
  )

  it('is never longer than the weeks in which something was done', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 25 })), fc.integer({ min: -5, max: 30 }), (weeks, now) => {
        const { weeks: current, longest } = streakOf({ weeks, now, graceWeeks: 1 })
        expect(current).toBeLessThanOrEqual(longest)
        expect(longest).toBeLessThanOrEqual(new Set(weeks).size)
      }),
    ))
})

describe('progressOf', () => {
  const now = '2026-11-10T12:00:00Z'
  const played = progressOf({
    events: [
      done('draught-hunt', '2026-09-28T09:00:00Z'),
      done('curtains', '2026-10-06T09:00:00Z'),
      done('two-sundays', '2026-10-11T09:00:00Z'),
    ],
    season: SEASON,
    now,
    winterKwh: { 'draught-hunt': 400, curtains: 260 },
    rules: USUAL_RULES,
  })

  it('counts points, and lights each week with its saving', () => {
    expect(played).toMatchObject({
      week: 6,
      points: 25 + 5 + 10,
      level: 'Draught',
      next: { name: 'Layer', pointsToGo: 10 },
    })
    expect(played.weeklyKwh[0]).toBeCloseTo(400, 9)
    expect(played.weeklyKwh[1]).toBeGreaterThan(3)
    expect(played.weeklyKwh[1]).toBeLessThan(10)
    expect(played.weeklyKwh[2]).toBe(0)
    expect(played.kwh).toBeCloseTo(400 + (played.weeklyKwh[1] ?? NaN), 9)
  })

  it('saves less the later something is done', () => {
    const late = progressOf({
      events: [done('draught-hunt', '2027-03-01T09:00:00Z')],
      season: SEASON,
      now,
      winterKwh: { 'draught-hunt': 400 },
      rules: USUAL_RULES,
    })
    expect(late.kwh).toBeGreaterThan(0)
    expect(late.kwh).toBeLessThan(100)
  })

  it.each([
    [0, 'Draught', 50],
    [49, 'Draught', 1],
    [50, 'Layer', 70],
    [219, 'Timer', 1],
    [339, 'Loft', 1],
  ])('%d points are level %s, %d from the next', (points, level, pointsToGo) =>
    expect(levelAt(points, USUAL_RULES)).toMatchObject({ level, next: { pointsToGo } }),
  )

  it('has no level above Zone, which a full winter can reach', () => {
    expect(levelAt(340, USUAL_RULES)).toEqual({ level: 'Zone', next: null })
    const once = CHALLENGE_SLUGS.filter((slug) => !CHALLENGES[slug].repeats)
    expect(once.reduce((sum, slug) => sum + pointsOf(slug, USUAL_RULES), 0)).toBeGreaterThan(220)
  })
})

test('achievements depend on the weeks lit and on the loft', () => {
  const weeks = (...numbers: number[]) =>
    numbers.map((week) => ({ slug: 'curtains' as const, week, at: '2026-11-10T12:00:00Z' }))
  const names = (given: Parameters<typeof achievementsOf>[0]) =>
    achievementsOf(given, USUAL_RULES).map(({ key }) => key)
  expect(names([])).toEqual([])
  expect(names(weeks(0, 0, 0))).toEqual(['first-week'])
  expect(names(weeks(0, 1, 7, 9))).toEqual(['first-week', 'four-weeks'])
  expect(names([{ slug: 'loft-roll', week: 3, at: '2026-11-10T12:00:00Z' }])).toEqual(['first-week', 'loft-roll'])
})

describe('challengesFor', () => {
  it.each([
    ['semi', 'gas-old', 18],
    ['flat-middle', 'panel-heaters', 12],
    ['flat-top', 'gas-new', 16],
    ['bungalow', 'storage-heaters', 16],
  ] as const)('%s with %s has %d', (propertyType, heating, count) =>
    expect(challengesFor({ propertyType, heating })).toHaveLength(count),
  )
})
