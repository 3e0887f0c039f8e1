import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { OCCUPANCY } from '../building/home/occupancy'
import { AGE_BANDS } from '../building/u-values/age-bands'
import { HEATING_NOW } from './heating-now'
import { INSULATION, isUnderBareLoft, type QuickAnswers } from './quick-answers'
import { judge } from './verdict'
import {
  HEAT_PUMP_WORTH_KWH,
  INSULATE_FIRST_W_PER_M2,
  LIFE_YEARS,
  SMALL_DEMAND_KWH,
  type Verdict,
  VERDICT_RULES,
  type VerdictFacts,
  type VerdictRule,
} from './verdict-rules'

const answers: QuickAnswers = {
  postcodeArea: 'SN',
  propertyType: 'flat-middle',
  floorAreaM2: 80,
  ageBand: 'I',
  insulation: 'unknown',
  heating: 'none',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
}

/** A home to which no rule applies. */
const PLAIN: VerdictFacts = {
  answers,
  isUnderBareLoft: false,
  wattsPerM2: 40,
  heatKwh: 5_000,
  panelsPence: 130_000,
  nowPence: null,
  heatPumpPence: 51_000,
  grantPence: 750_000,
  grantOffGasPence: null,
  heatingWatts: 3_600,
  paybackYears: null,
}

type Changes = Partial<Omit<VerdictFacts, 'answers'>> & { answers?: Partial<QuickAnswers> }
const facts = ({ answers: changed, ...figures }: Changes): VerdictFacts => ({
  ...PLAIN,
  ...figures,
  answers: { ...answers, ...changed },
  isUnderBareLoft: isUnderBareLoft({ ...answers, ...changed }),
})
const rulesOf = (changes: Changes) => judge(facts(changes)).reasons.map(({ rule }) => rule)

/** For each rule, a home it applies to, one just outside it, and the verdict of that rule alone. */
const CASES: Record<VerdictRule, { verdict: Verdict; applies: Changes; spares: Changes }> = {
  'heating-now-costs-less': {
    verdict: 'not-the-best-choice',
    applies: { answers: { heating: 'gas-old' }, nowPence: 118_000 },
    spares: { answers: { heating: 'gas-old' }, nowPence: 118_200 },
  },
  'insulate-first': {
    verdict: 'not-the-best-choice',
    applies: { wattsPerM2: INSULATE_FIRST_W_PER_M2 + 0.1 },
    spares: { wattsPerM2: INSULATE_FIRST_W_PER_M2 },
  },
  'bare-loft': {
    verdict: 'not-the-best-choice',
    applies: { answers: { ageBand: 'G', insulation: 'none', propertyType: 'flat-top' } },
    spares: { answers: { ageBand: 'H', insulation: 'none', propertyType: 'flat-top' } },
  },
  'no-price-held': {
    verdict: 'depends',
    applies: { answers: { heating: 'lpg' } },
    spares: { answers: { heating: 'none' } },
  },
  'nothing-to-compare': {
    verdict: 'depends',
    applies: { answers: { heating: 'other' } },
    spares: { answers: { heating: 'none' } },
  },
  'heat-pump-would-cost-less': {
    verdict: 'depends',
    applies: { heatKwh: HEAT_PUMP_WORTH_KWH + 1 },
    spares: { heatKwh: HEAT_PUMP_WORTH_KWH },
  },
  'supply-may-not-do': { verdict: 'depends', applies: { heatingWatts: 9_000 }, spares: { heatingWatts: 8_000 } },
  'outside-the-cap': {
    verdict: 'depends',
    applies: { answers: { postcodeArea: 'BT' } },
    spares: { answers: { postcodeArea: null } },
  },
  'pays-back-late': {
    verdict: 'depends',
    applies: { paybackYears: LIFE_YEARS + 0.1 },
    spares: { paybackYears: LIFE_YEARS },
  },
  'costs-are-close': {
    verdict: 'depends',
    applies: { answers: { heating: 'storage-heaters' }, nowPence: 131_000 },
    spares: { answers: { heating: 'storage-heaters' }, nowPence: 150_000 },
  },
  'no-saving': {
    verdict: 'depends',
    applies: { answers: { heating: 'panel-heaters' }, nowPence: 130_099 },
    spares: { answers: { heating: 'panel-heaters' }, nowPence: 130_100 },
  },
  'saves-against-what-is-there': {
    verdict: 'good-fit',
    applies: { answers: { heating: 'panel-heaters' }, nowPence: 150_000 },
    spares: { answers: { heating: 'panel-heaters' }, nowPence: 140_000 },
  },
  'a-few-rooms': {
    verdict: 'good-fit',
    applies: { answers: { occupancy: 'a-few-rooms' } },
    spares: { answers: { occupancy: 'all-day' } },
  },
  'small-demand': {
    verdict: 'good-fit',
    applies: { heatKwh: SMALL_DEMAND_KWH },
    spares: { heatKwh: SMALL_DEMAND_KWH + 1 },
  },
  'nothing-speaks': { verdict: 'depends', applies: {}, spares: { heatKwh: 1_000 } },
}

describe.each(Object.entries(CASES))('%s', (rule, { verdict, applies, spares }) => {
  it(`gives "${verdict}" for its case, in plain words`, () => {
    const found = judge(facts(applies))
    expect(found).toMatchObject({ verdict, reasons: [{ rule, verdict }] })
    expect(found.reasons[0]?.reason).toMatch(/^[A-Z].+\.$/)
    expect(found.reasons[0]?.reason).not.toMatch(/NaN|undefined|null|Infinity/)
  })

  it('does not apply to its near miss', () => expect(rulesOf(spares)).not.toContain(rule))
})

test('rules are in order of strictness, so that the first decides the verdict', () => {
  const strictness: Verdict[] = ['not-the-best-choice', 'depends', 'good-fit']
  const order = VERDICT_RULES.map(({ verdict }) => strictness.indexOf(verdict))
  expect(order).toEqual(order.toSorted())
})

test('a strict rule outweighs a favourable one, which is still listed', () => {
  expect(
    judge(facts({ answers: { heating: 'gas-new', occupancy: 'a-few-rooms' }, nowPence: 40_000, heatKwh: 3_000 })),
  ).toMatchObject({
    verdict: 'not-the-best-choice',
    reasons: [{ rule: 'heating-now-costs-less' }, { rule: 'a-few-rooms' }, { rule: 'small-demand' }],
  })
})

test('a loft counts only if the home is directly below it', () => {
  expect(rulesOf({ answers: { ageBand: 'G', insulation: 'none', propertyType: 'flat-middle' } })).not.toContain(
    'bare-loft',
  )
})

test.each([
  ['SN', true],
  [null, true],
  ['CF', true],
  ['TD', true],
  ['EH', false],
  ['BT', false],
])('names the grant where it may apply: %s, %j', (postcodeArea, isPaid) => {
  const reason = judge(facts({ heatKwh: 7_000, answers: { postcodeArea } })).reasons.find(
    ({ rule }) => rule === 'heat-pump-would-cost-less',
  )?.reason
  expect(reason?.includes('pays £7,500 towards one in England and Wales.')).toBe(isPaid)
  expect(
    reason?.endsWith('with panels. The Boiler Upgrade Scheme, which pays towards one, is for England and Wales.'),
  ).toBe(!isPaid)
})

test.each([
  ['gas-old', 'Your gas boiler heats'],
  ['gas-new', 'Your gas boiler heats'],
  ['oil', 'Your oil boiler heats'],
  ['lpg', 'Your LPG boiler heats'],
  ['heat-pump', 'Your heat pump heats'],
  ['storage-heaters', 'Your storage heaters, which buy at the night price, heat'],
  ['panel-heaters', 'Your electric panel heaters heat'],
] as const)('names each cheaper system: %s', (heating, begins) => {
  expect(judge(facts({ answers: { heating }, nowPence: 60_000 })).reasons[0]?.reason).toBe(
    `${begins} this home for about £600 a year. Panels would cost about £1,300.`,
  )
})

test('reasons include the figures they mention', () => {
  const reasonOf = (changes: Changes) => judge(facts(changes)).reasons[0]?.reason
  expect(reasonOf({ answers: { heating: 'gas-old' }, nowPence: 60_449 })).toBe(
    'Your gas boiler heats this home for about £604 a year. Panels would cost about £1,300.',
  )
  expect(reasonOf({ heatKwh: 7_000 })).toBe(
    'A heat pump would heat this home for about £510 a year against £1,300 with panels, and the Boiler Upgrade Scheme pays £7,500 towards one in England and Wales.',
  )
  expect(reasonOf({ heatKwh: 7_000, grantOffGasPence: 900_000 })).toMatch(
    /pays £7,500 towards one in England and Wales, or £9,000 in place of oil or LPG off the gas grid\.$/,
  )
  expect(reasonOf({ heatKwh: 3_149 })).toContain('about 3,100 kWh a year')
  expect(reasonOf({ paybackYears: 28.6 })).toContain('about 29 years')
  expect(reasonOf({ paybackYears: 4_380 })).toContain('in more than 99 years.')
  expect(reasonOf({ heatingWatts: 9_225 })).toContain('9.2 kW')
})

test('every home gets a verdict with a matching reason', () => {
  const anyone = fc.record({
    heating: fc.constantFrom(...HEATING_NOW.map(({ value }) => value)),
    insulation: fc.constantFrom(...INSULATION.map(({ value }) => value)),
    occupancy: fc.constantFrom(...OCCUPANCY.map(({ value }) => value)),
    ageBand: fc.constantFrom(...AGE_BANDS),
  })
  const pence = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(
      anyone,
      pence,
      fc.option(pence),
      pence,
      fc.double({ min: 5, max: 200, noNaN: true }),
      (changed, panelsPence, nowPence, heatPumpPence, wattsPerM2) => {
        const { verdict, reasons } = judge(
          facts({ answers: changed, panelsPence, nowPence, heatPumpPence, wattsPerM2 }),
        )
        expect(reasons[0]?.verdict).toBe(verdict)
        expect(new Set(reasons.map(({ rule }) => rule)).size).toBe(reasons.length)
      },
    ),
  )
})
