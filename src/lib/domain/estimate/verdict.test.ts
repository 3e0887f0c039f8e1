import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { PLAIN_FACTS as PLAIN, SUITED_ROOM as ROOM } from '../../../../tests/fixtures/verdict-facts'
import { ENOUGH_SHARE } from '../building/heat-loss/panels'
import { OCCUPANCY } from '../building/home/occupancy'
import {
  type DECIDING_RULES,
  INSULATE_FIRST_W_PER_M2,
  SMALL_DEMAND_KWH,
  type Verdict,
  VERDICTS,
} from './deciding-rules'
import { HEATING_NOW } from './heating-now'
import type { HomeRating } from './home-rating'
import { sapRatingOf } from './sap-rating'
import { judge, type VerdictReason } from './verdict'
import type { VerdictFacts } from './verdict-facts'

type Changes = Partial<VerdictFacts>
type RuleName = VerdictReason['rule']
const given = (changes: Changes) => judge({ ...PLAIN, ...changes })
const rulesOf = (changes: Changes) => given(changes).reasons.map(({ rule }) => rule)
const reasonOf = (rule: RuleName, changes: Changes) =>
  given(changes).reasons.find((reason) => reason.rule === rule)?.reason

const SHORT = { neededWatts: 3_200, givenWatts: 3_200 * ENOUGH_SHARE - 1, hasSpare: false }
const JUST_ENOUGH = { neededWatts: 3_200, givenWatts: 3_200 * ENOUGH_SHARE, hasSpare: false }
const LEAKY: Changes = { ...SHORT, wattsPerM2: 80 }
const FLAT: Changes = { heating: 'none', isFlat: true, nowPence: null }
const HEATERS: Changes = { heating: 'panel-heaters', nowPence: 100_000 }

/** For each rule that decides, a home it decides, and homes just outside it. */
const DECIDES: Record<(typeof DECIDING_RULES)[number]['rule'], { verdict: Verdict; by: Changes; not: Changes[] }> = {
  'bare-loft': { verdict: 'insulate-first', by: { ...HEATERS, isUnderBareLoft: true }, not: [HEATERS] },
  'loses-too-much': {
    verdict: 'insulate-first',
    by: { ...HEATERS, wattsPerM2: INSULATE_FIRST_W_PER_M2 + 0.1 },
    not: [
      { ...HEATERS, wattsPerM2: INSULATE_FIRST_W_PER_M2 },
      { ...LEAKY, heatedRooms: 1 },
      { ...LEAKY, heatedRooms: 2, heating: 'storage-heaters' },
    ],
  },
  'nothing-gives-the-rest': {
    verdict: 'insulate-first',
    by: { ...FLAT, ...SHORT },
    not: [{ ...FLAT, ...JUST_ENOUGH }, SHORT, { ...HEATERS, ...SHORT }],
  },
  'replaces-electric-heaters': { verdict: 'good-replacement', by: HEATERS, not: [{}] },
  'room-within-reach': {
    verdict: 'good-fit',
    by: { heatedRooms: 1 },
    not: [{}, { heatedRooms: 1, hasSpare: false }, { ...HEATERS, heatedRooms: 1 }],
  },
  'night-price': {
    verdict: 'depends-on-nights',
    by: { heating: 'storage-heaters' },
    not: [{}, { heating: 'storage-heaters', heatedRooms: 1 }],
  },
  'small-home-within-reach': {
    verdict: 'good-fit',
    by: { ...FLAT, heatKwh: SMALL_DEMAND_KWH },
    not: [
      { ...FLAT, heatKwh: SMALL_DEMAND_KWH + 1 },
      { ...FLAT, isFlat: false },
      { ...FLAT, isFlat: false, isOneRoom: true, hasSpare: false },
      { ...FLAT, occupancy: 'all-day' },
      { ...FLAT, hasSpare: false },
      { ...FLAT, heating: 'gas-old' },
      { ...FLAT, isLet: true, rating: rated({ panels: 30, letting: 'lost' }) },
    ],
  },
  'single-rooms': { verdict: 'good-for-some-rooms', by: {}, not: [HEATERS] },
}

describe.each(Object.entries(DECIDES))('%s', (rule, { verdict, by, not }) => {
  it(`gives "${verdict}" for its home, in plain words`, () => {
    const found = given(by)
    expect([found.verdict, found.reasons[0]?.rule]).toEqual([verdict, rule])
    expect(found.next).toMatch(/^[A-Z].+\.$/)
  })

  it.each(not)('does not decide a near miss: %o', (changes) => expect(rulesOf(changes)[0]).not.toBe(rule))
})

function rated({
  now = null,
  panels,
  letting,
}: {
  now?: number | null
  panels: number
  letting: HomeRating['letting']
}) {
  return { now: now === null ? null : sapRatingOf(now), panels: sapRatingOf(panels), letting }
}

/** For each other reason, a home that it speaks about, and homes just outside it. */
const SPEAKS: Record<Exclude<RuleName, (typeof DECIDING_RULES)[number]['rule']>, { of: Changes; not: Changes[] }> = {
  'ceilings-give-all': { of: HEATERS, not: [{ ...HEATERS, hasSpare: false }, {}] },
  'rest-of-the-home': { of: { heatedRooms: 1 }, not: [{}, { heatedRooms: 1, heating: 'none', nowPence: null }] },
  'no-pipe': { of: { heatedRooms: 1 }, not: [{}, { heatedRooms: 1, hasSpare: false }] },
  'let-without-change': { of: { ...HEATERS, isLet: true }, not: [HEATERS, { isLet: true }] },
  price: { of: HEATERS, not: [{}, { ...HEATERS, heatedRooms: 1 }] },
  'heating-now-costs-less': {
    of: { nowPence: 90_000 },
    not: [{ nowPence: 91_000 }, { nowPence: 40_000, heatedRooms: 1 }, { nowPence: 40_000, heating: 'storage-heaters' }],
  },
  'no-price-held': { of: { heating: 'oil', nowPence: null }, not: [{}, FLAT] },
  'nothing-to-compare': { of: { heating: 'other', nowPence: null }, not: [{}] },
  'all-day': {
    of: { ...HEATERS, occupancy: 'all-day', heatPumpPence: 34_000 },
    not: [
      { ...HEATERS, heatPumpPence: 34_000 },
      { ...HEATERS, occupancy: 'all-day' },
      { occupancy: 'all-day', heatPumpPence: 34_000 },
    ],
  },
  'another-gives-the-rest': {
    of: JUST_ENOUGH,
    not: [{}, { ...SHORT, isUnderBareLoft: true }, { ...SHORT, heatedRooms: 1 }],
  },
  'rating-falls': {
    of: { isLet: true, rating: rated({ now: 71, panels: 45, letting: 'close' }) },
    not: [
      { rating: rated({ now: 71, panels: 45, letting: 'close' }) },
      { isLet: true, rating: rated({ now: 45, panels: 45, letting: 'close' }) },
    ],
  },
  letting: {
    of: { isLet: true, rating: rated({ now: 71, panels: 45, letting: 'close' }) },
    not: [
      { isLet: true, rating: rated({ now: 71, panels: 60, letting: 'allowed' }) },
      { isLet: true, rating: rated({ now: 71, panels: 30, letting: null }) },
      { isLet: true, heatedRooms: 1, rating: rated({ now: 71, panels: 45, letting: 'close' }) },
    ],
  },
  'supply-may-not-do': { of: { ...HEATERS, heatingWatts: 20_000 }, not: [HEATERS, { heatingWatts: 20_000 }] },
  'outside-the-cap': { of: { postcodeArea: 'BT' }, not: [{}, { postcodeArea: null }] },
}

test.each(Object.entries(SPEAKS))('%s speaks for its home, and not for a near miss', (rule, { of, not }) => {
  expect(rulesOf(of)).toContain(rule)
  for (const near of not) expect(rulesOf(near)).not.toContain(rule)
})

test('reasons include the figures they mention', () => {
  expect(reasonOf('heating-now-costs-less', { nowPence: 60_449 })).toBe(
    'Your gas boiler heats the whole home for about £604 a year; panels would cost about £1,000.',
  )
  expect(reasonOf('replaces-electric-heaters', HEATERS)).toBe(
    'The same running cost as the heaters you have, about £1,000 a year, and your walls back.',
  )
  expect(reasonOf('replaces-electric-heaters', { ...HEATERS, nowPence: 105_000 })).toBe(
    'About £1,000 a year, against £1,050 with the heaters you have, and your walls back.',
  )
  expect(reasonOf('another-gives-the-rest', { ...HEATERS, neededWatts: 10_000, givenWatts: 9_990 })).toMatch(
    /about 99%/,
  )
  expect(reasonOf('room-within-reach', { heatedRooms: 1 })).toMatch(/^The ceiling can give/)
  expect(reasonOf('room-within-reach', { heatedRooms: 2 })).toMatch(/^Their ceilings can give/)
  expect(reasonOf('night-price', { heating: 'storage-heaters', nowPence: 60_500, occupancy: 'all-day' })).toBe(
    'Your storage heaters cost about £605 a year at a night rate, panels about £1,000. With someone in all day, keep them.',
  )
  expect(reasonOf('loses-too-much', { wattsPerM2: 80, neededWatts: 8_000, givenWatts: 6_000 })).toMatch(
    /loses about 80 W per square metre, and its ceilings can give about 60 in comfort\.$/,
  )
  expect(reasonOf('price', { ...HEATERS, panels: 1, pricePence: 58_900 })).toMatch(/^1 panel costs about £589,/)
  expect(
    reasonOf('letting', { isLet: true, rating: rated({ now: 30, panels: 25, letting: 'already-below' }) }),
  ).toMatch(/^Its rating is most likely below E already/)
  expect(reasonOf('supply-may-not-do', { ...HEATERS, heatingWatts: 19_225 })).toContain('19.2 kW')
})

test('a garden office is no house that has a place for a heat pump', () => {
  expect(rulesOf({ ...FLAT, isFlat: false, isOneRoom: true })[0]).toBe('small-home-within-reach')
})

test('no wall is given back where another heater has to stay', () => {
  for (const changes of [HEATERS, { ...HEATERS, nowPence: 105_000 }, { ...HEATERS, heatedRooms: 1 }]) {
    expect(reasonOf('replaces-electric-heaters', changes)).toMatch(/walls? back\.$/)
    const short = { ...changes, ...JUST_ENOUGH }
    expect(reasonOf('replaces-electric-heaters', short)).not.toContain('back')
    expect(rulesOf(short)).toContain('another-gives-the-rest')
  }
  const letHome = { ...HEATERS, isLet: true }
  expect(reasonOf('let-without-change', letHome)).toMatch(/^Nothing stands at floor level/)
  expect(reasonOf('let-without-change', { ...letHome, ...JUST_ENOUGH })).toMatch(/^The energy rating stays/)
})

test('a room of a home that loses much is not turned away while another heater is there', () => {
  const verdictOf = (heating: VerdictFacts['heating']) => given({ ...LEAKY, heatedRooms: 1, heating }).verdict
  expect(verdictOf('gas-old')).toBe('good-for-some-rooms')
  expect(verdictOf('storage-heaters')).toBe('depends-on-nights')
  for (const alone of ['none', 'other', 'panel-heaters'] as const) expect(verdictOf(alone)).toBe('insulate-first')
})

test('costs beside a question about rooms are said to be those of the whole home', () => {
  const storage: Changes = { heating: 'storage-heaters', hasSpare: false }
  expect(reasonOf('night-price', storage)).toMatch(/^Your storage heaters cost/)
  expect(reasonOf('night-price', { ...storage, heatedRooms: 2 })).toMatch(/^In the whole home, your storage heaters/)
})

test('names a much cheaper heat pump, with leave in a flat, and with the grant where it is paid', () => {
  const heatPump = (changes: Changes) => given({ heatPumpPence: 66_000, ...changes }).heatPump
  const costs = 'A heat pump would heat the home for about £660 a year, against £1,000 with panels'
  expect(heatPump({ heatPumpPence: 67_000 })).toBeNull()
  expect(heatPump({ heatedRooms: 1 })).toBeNull()
  expect(heatPump({ heating: 'heat-pump' })).toBeNull()
  expect(heatPump({ isFlat: true })).toBe(`${costs}, if the building allows one.`)
  expect(heatPump({ postcodeArea: 'EH' })).toBe(`${costs}.`)
  expect(heatPump({})).toBe(`${costs}. The Boiler Upgrade Scheme pays £7,500 towards one in England and Wales.`)
  expect(heatPump({ grantOffGasPence: 900_000 })).toMatch(/or £9,000 in place of oil or LPG off the gas grid\.$/)
})

test('rooms are named unless panels suit the whole home', () => {
  expect(given({}).rooms).toEqual([ROOM])
  expect(given({ heatedRooms: 1 }).rooms).toEqual([ROOM])
  expect(given(HEATERS).rooms).toEqual([])
})

const pence = fc.integer({ min: 1, max: 1_000_000 })
const anyFacts = fc
  .record({
    heatedRooms: fc.constantFrom(null, 1, 2),
    heating: fc.constantFrom(...HEATING_NOW.map(({ value }) => value)),
    occupancy: fc.constantFrom(...OCCUPANCY.map(({ value }) => value)),
    isFlat: fc.constantFrom(true, false, null),
    isLet: fc.constantFrom(true, false, null),
    isUnderBareLoft: fc.boolean(),
    hasSpare: fc.boolean(),
    wattsPerM2: fc.double({ min: 5, max: 200, noNaN: true }),
    givenWatts: fc.integer({ min: 1, max: 3_200 }),
    heatKwh: fc.integer({ min: 100, max: 40_000 }),
    panelsPence: pence,
    heatPumpPence: pence,
    nowPence: fc.option(pence),
    rating: fc.option(
      fc
        .record({
          now: fc.option(fc.integer({ min: 1, max: 99 })),
          panels: fc.integer({ min: 1, max: 99 }),
          letting: fc.constantFrom('allowed', 'close', 'lost', 'already-below', null),
        })
        .map(rated),
    ),
  })
  .map((changes): VerdictFacts => ({ ...PLAIN, ...changes }))

test('every home has one verdict and reasons in plain words, in order', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { verdict, reasons } = judge(facts)
      expect(VERDICTS).toContain(verdict)
      expect(new Set(reasons.map(({ rule }) => rule)).size).toBe(reasons.length)
      const sides = reasons.slice(1).map(({ side }) => side)
      expect(sides).toEqual(sides.toSorted().toReversed())
      for (const { reason } of reasons) {
        expect(reason).toMatch(/^[A-Z1-9].+\.$/)
        expect(reason).not.toMatch(/NaN|undefined|null|Infinity/)
      }
    }),
  )
})

test('no home above what its ceilings allow is a good fit', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      if (judge(facts).verdict === 'good-fit') expect(facts.hasSpare).toBe(true)
    }),
  )
})
