import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { achievementsOf } from './achievements'
import { CHALLENGE_SLUGS } from './challenges'
import { progressOf } from './progress'
import {
  type ChallengeRules,
  firstHarderRule,
  firstInconsistentRule,
  isAllowedRule,
  LEVEL_NAMES,
  RULE_KEYS,
  RULES,
  rulesOf,
  USUAL_RULES,
} from './rules'
import { seasonOf } from './season'

test('a site without its own rules uses the defaults, which staff could choose', () => {
  expect(rulesOf({})).toEqual(USUAL_RULES)
  expect(USUAL_RULES).toMatchObject({
    easy: 10,
    medium: 25,
    hard: 60,
    weekly: 5,
    zone: 340,
    graceWeeks: 1,
    wholeWinter: 26,
  })
  for (const key of RULE_KEYS) expect(isAllowedRule(key, USUAL_RULES[key])).toBe(true)
  expect([firstInconsistentRule(USUAL_RULES), firstHarderRule(USUAL_RULES, USUAL_RULES)]).toEqual([null, null])
})

test.each([null, undefined, '10', 0, 0.5, -1, 501, NaN])('%s points for a challenge are ignored', (easy) => {
  expect(isAllowedRule('easy', easy)).toBe(false)
  expect(rulesOf({ easy }).easy).toBe(10)
})

test('a chosen value applies, including at its bounds', () => {
  expect(rulesOf({ easy: 1, hard: 500, graceWeeks: 0 })).toEqual({ ...USUAL_RULES, easy: 1, hard: 500, graceWeeks: 0 })
})

test('levels and weeks must increase; otherwise the defaults apply', () => {
  expect(firstInconsistentRule({ ...USUAL_RULES, timer: 50 })).toBe('timer')
  expect(firstInconsistentRule({ ...USUAL_RULES, timer: 51 })).toBeNull()
  expect(firstInconsistentRule({ ...USUAL_RULES, fourWeeks: 13 })).toBe('halfWinter')
  expect(rulesOf({ timer: 50, easy: 20 })).toEqual(USUAL_RULES)
})

const rules: fc.Arbitrary<ChallengeRules> = fc
  .record(
    Object.fromEntries(RULE_KEYS.map((key) => [key, fc.integer({ min: RULES[key].least, max: RULES[key].most })])),
  )
  .map((chosen) => rulesOf(chosen))
const events = fc.array(
  fc.record({
    kind: fc.constantFrom('done' as const, 'undone' as const),
    slug: fc.constantFrom(...CHALLENGE_SLUGS),
    at: fc
      .date({ min: new Date('2026-09-28T00:00:00Z'), max: new Date('2027-03-28T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  }),
  { maxLength: 60 },
)

describe('a change', () => {
  test.each([
    ['easy', -1],
    ['weekly', -1],
    ['zone', 1],
    ['graceWeeks', -1],
    ['fourWeeks', 1],
  ] as const)('of %s by %d takes something away, and back gives it', (key, by) => {
    const changed = { ...USUAL_RULES, [key]: USUAL_RULES[key] + by }
    expect(firstHarderRule(USUAL_RULES, changed)).toBe(key)
    expect(firstHarderRule(changed, USUAL_RULES)).toBeNull()
  })

  test('that is not harder leaves nobody worse off', () =>
    fc.assert(
      fc.property(rules, rules, events, (one, other, played) => {
        const eased = Object.fromEntries(
          RULE_KEYS.map((key) => [key, (RULES[key].better === 'more' ? Math.max : Math.min)(one[key], other[key])]),
        ) as ChallengeRules
        expect(firstHarderRule(one, eased)).toBeNull()
        const given = { events: played, season: seasonOf('2026-11-01'), now: '2027-03-20T12:00:00Z', winterKwh: {} }
        const [before, after] = [progressOf({ ...given, rules: one }), progressOf({ ...given, rules: eased })]
        expect(after.points).toBeGreaterThanOrEqual(before.points)
        expect(LEVEL_NAMES.indexOf(after.level)).toBeGreaterThanOrEqual(LEVEL_NAMES.indexOf(before.level))
        expect(after.streak.longest).toBeGreaterThanOrEqual(before.streak.longest)
        expect(achievementsOf(after.completions, eased)).toEqual(
          expect.arrayContaining(achievementsOf(before.completions, one)),
        )
      }),
    ))
})
