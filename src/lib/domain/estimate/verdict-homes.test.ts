import fc from 'fast-check'
import { expect, test } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import { panel } from '../../../../tests/fixtures/quick-estimates'
import { PROPERTY_TYPES } from '../building/home/answers'
import { OCCUPANCY } from '../building/home/occupancy'
import { AGE_BANDS } from '../building/u-values/age-bands'
import type { Overrides } from '../quantity/evaluate'
import { HEATING_NOW } from './heating-now'
import { INSULATION, type QuickAnswers } from './quick-answers'
import { quickEstimate } from './quick-estimate'
import type { VerdictRule } from './verdict-rules'

const FLAT: QuickAnswers = {
  postcodeArea: 'SN',
  propertyType: 'flat-middle',
  floorAreaM2: 45,
  ageBand: 'D',
  insulation: 'unknown',
  heating: 'none',
  occupancy: 'all-day',
  hasSolar: false,
}

type Home = Partial<QuickAnswers> & {
  /** The visitor's own figures. */ own?: Overrides
  /** Their price of LPG, p/kWh: ours is unknown. */ lpgPence?: number
}

function estimate({ own = {}, lpgPence, ...answers }: Home) {
  const periods =
    lpgPence === undefined ? [] : [{ validFrom: '2026-11-20', validTo: null, value: lpgPence, source: panel.source }]
  const assumptions = { ...DEFAULT_ASSUMPTIONS, 'price.lpg': { ...DEFAULT_ASSUMPTIONS['price.lpg'], periods } }
  const found = quickEstimate({
    answers: { ...FLAT, ...answers },
    assumptions,
    date: '2026-11-20',
    panel,
    seed: 1,
    samples: 20,
    changes: own,
  })
  if (!found.ok) throw new Error(found.reason)
  return found
}

/** For each rule, a home whose verdict it decides. */
const HOMES: Record<VerdictRule, Home> = {
  'heating-now-costs-less': { heating: 'gas-old' },
  'insulate-first': { propertyType: 'flat-top', insulation: 'none' },
  'bare-loft': { propertyType: 'terrace', floorAreaM2: 100, ageBand: 'G', insulation: 'none' },
  'no-price-held': { heating: 'lpg' },
  'nothing-to-compare': { heating: 'other' },
  'heat-pump-would-cost-less': { floorAreaM2: 160 },
  // Applies only if no heat pump has lower running costs.
  'supply-may-not-do': { floorAreaM2: 250, own: { 'efficiency.heat-pump': 0.5 } },
  'outside-the-cap': { postcodeArea: 'BT' },
  'pays-back-late': { heating: 'storage-heaters', occupancy: 'a-few-rooms', own: { 'price.electricity': 18 } },
  'no-saving': { heating: 'panel-heaters' },
  'costs-are-close': {
    heating: 'panel-heaters',
    own: { 'use.infrared-over-room-heaters': 0.95, 'order.panel': 100, 'order.installation': 0, 'order.delivery': 0 },
  },
  // At our prices, no saving is large enough for the panels to pay back in time.
  'saves-against-what-is-there': {
    heating: 'storage-heaters',
    occupancy: 'a-few-rooms',
    own: { 'price.electricity': 15, 'order.panel': 5_000, 'order.installation': 0 },
  },
  'a-few-rooms': { occupancy: 'a-few-rooms' },
  'small-demand': { floorAreaM2: 35, insulation: 'walls-and-loft' },
  'nothing-speaks': {},
}

test.each(Object.entries(HOMES))('%s decides the verdict of %o', (rule, home) =>
  expect(estimate(home).judgement.reasons[0]?.rule).toBe(rule),
)

test('LPG with the visitor’s own price below the cost of panels is worded accordingly', () => {
  const { judgement } = estimate({ ageBand: 'L', occupancy: 'a-few-rooms', heating: 'lpg', lpgPence: 9.5 })
  expect(judgement.verdict).toBe('not-the-best-choice')
  expect(judgement.reasons[0]?.reason).toMatch(
    /^Your LPG boiler heats this home for about £\d+ a year\. Panels would cost about £\d+\.$/,
  )
})

test.each([
  ['oil', true],
  ['lpg', true],
  ['gas-old', false],
  ['storage-heaters', false],
] as const)('the verdict on a home heated by %s names the grant off the gas grid: %s', (heating, isNamed) => {
  const { judgement } = estimate({ floorAreaM2: 160, heating })
  const reason = judgement.reasons.find(({ rule }) => rule === 'heat-pump-would-cost-less')?.reason
  expect(reason).toContain('£7,500')
  expect(reason?.includes('or £9,000 in place of oil or LPG off the gas grid')).toBe(isNamed)
})

test('a saving of less than a pound a year is none', () => {
  const { savingPence, judgement } = estimate({
    heating: 'panel-heaters',
    own: { 'use.infrared-over-room-heaters': 0.9999 },
  })
  expect(savingPence?.value).toBeGreaterThan(0)
  expect(judgement.reasons.map(({ rule }) => rule)).toContain('no-saving')
  expect(judgement.reasons.map(({ rule }) => rule)).not.toContain('pays-back-late')
})

const homes = fc.record({
  postcodeArea: fc.constantFrom('SN', 'BT', null),
  propertyType: fc.constantFrom(...PROPERTY_TYPES.map(({ value }) => value)),
  floorAreaM2: fc.integer({ min: 20, max: 300 }),
  ageBand: fc.constantFrom(...AGE_BANDS),
  insulation: fc.constantFrom(...INSULATION.map(({ value }) => value)),
  heating: fc.constantFrom(...HEATING_NOW.map(({ value }) => value)),
  occupancy: fc.constantFrom(...OCCUPANCY.map(({ value }) => value)),
  hasSolar: fc.boolean(),
  lpgPence: fc.double({ min: 1, max: 60, noNaN: true }),
  own: fc.record({
    'price.electricity': fc.double({ min: 1, max: 60, noNaN: true }),
    'use.infrared-over-room-heaters': fc.double({ min: 0.8, max: 1.2, noNaN: true }),
  }),
})

test('panels that cost over a tenth more than the current heating are not a good fit', () => {
  fc.assert(
    fc.property(homes, (home) => {
      const { systems, judgement } = estimate(home)
      const now = systems.find(({ isNow }) => isNow)?.pence?.value
      const panels = systems.find(({ system }) => system === 'infrared')?.pence?.value
      if (now === undefined || panels === undefined || panels <= now * 1.1) return
      expect(judgement.verdict).toBe('not-the-best-choice')
      expect(judgement.reasons[0]?.rule).toBe('heating-now-costs-less')
    }),
    { numRuns: 60 },
  )
})
