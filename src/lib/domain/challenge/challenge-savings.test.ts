import { describe, expect, it } from 'vitest'

import { assumptionsFor } from '../assumptions/assumptions-for'
import { DEFAULT_NUMBERS } from '../assumptions/default-assumptions'
import { effectiveAssumptions } from '../assumptions/effective'
import { typicalHome } from '../building/home/typical-home'
import { climateOf } from '../climate/area-climate'
import { designOutdoor } from '../climate/climate-quantities'
import { fabricOf, type QuickAnswers } from '../estimate/quick-answers'
import { ANSWERED } from '../quantity/common-sources'
import { given } from '../quantity/quantity'
import { bandsOf } from '../quantity/uncertainty'
import { challengeSavings } from './challenge-savings'
import { CHALLENGE_SLUGS, type ChallengeSlug } from './challenges'
import { seasonOf } from './season'

const ANSWERS: QuickAnswers = {
  postcodeArea: 'SN',
  propertyType: 'semi',
  floorAreaM2: 93,
  ageBand: 'F',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
}
const ALWAYS_WARM_KWH = 15_000

function savingsOf(changed: Partial<QuickAnswers> = {}, alwaysWarmKwh = ALWAYS_WARM_KWH) {
  const answers = { ...ANSWERS, ...changed }
  const climate = climateOf('SN')
  const effective = effectiveAssumptions({
    assumptions: assumptionsFor({ numbers: DEFAULT_NUMBERS, region: null }),
    date: '2026-11-23',
  })
  if (!climate || !effective.ok) throw new Error('No climate or prices')
  const { propertyType, floorAreaM2, ageBand } = answers
  const fabric = fabricOf({ ...answers, nation: 'england' })
  const outdoor = designOutdoor({ climate })
  const home = typicalHome({ propertyType, floorAreaM2, ageBand, nation: 'england', outdoor, ...fabric })
  const alwaysWarm = given({ key: 'warm', name: 'Heat', unit: 'kWh', value: alwaysWarmKwh, source: ANSWERED })
  const season = seasonOf('2026-11-23')
  const savings = challengeSavings({ answers, climate, effective, home, alwaysWarm, season })
  return new Map(savings.map((saving) => [saving.slug, saving]))
}

const kwhOf = (slug: ChallengeSlug, ...home: Parameters<typeof savingsOf>) => savingsOf(...home).get(slug)?.kwh?.value

describe('challengeSavings', () => {
  it('calculates every challenge that acts, and none that only measures', () => {
    const savings = savingsOf()
    expect([...savings.keys()]).toEqual(CHALLENGE_SLUGS)
    const measured = [...savings.values()].filter(({ kwh }) => kwh === null).map(({ slug }) => slug)
    expect(measured).toEqual(['two-sundays', 'thermostat-diary', 'cold-spots', 'radiators', 'last-sunday'])
  })

  it('of one degree is about a tenth of the winter’s fuel, as is widely reported', () => {
    const winterFuelKwh = (ALWAYS_WARM_KWH * 0.9 * 0.77) / 0.84
    const share = (kwhOf('one-degree') ?? NaN) / winterFuelKwh
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.14)
  })

  it('grows with the heat of the home', () => {
    for (const slug of ['draught-hunt', 'loft-roll', 'curtains', 'one-room-less', 'flow-temperature'] as const)
      expect(kwhOf(slug, {}, 2 * ALWAYS_WARM_KWH)).toBeCloseTo(2 * (kwhOf(slug) ?? NaN), 6)
  })

  it('is zero for draughts in an airtight home, and for loft rolls if there are 270 mm', () => {
    expect(kwhOf('draught-hunt')).toBeGreaterThan(100)
    expect(kwhOf('draught-hunt', { ageBand: 'L' })).toBe(0)
    expect(kwhOf('loft-roll', { insulation: 'loft' })).toBe(0)
    expect(kwhOf('loft-roll', { insulation: 'none', ageBand: 'C' })).toBeGreaterThan(5 * (kwhOf('loft-roll') ?? NaN))
  })

  it('has the price and carbon of the current fuel, and neither if the heating is unknown', () => {
    const gas = savingsOf().get('curtains')
    const electric = savingsOf({ heating: 'panel-heaters' }).get('curtains')
    expect(electric?.pence?.value).toBeGreaterThan(2 * (gas?.pence?.value ?? NaN))
    expect(gas?.carbonKg?.value).toBeCloseTo(0.18296 * (gas?.kwh?.value ?? NaN), 6)
    expect(savingsOf({ heating: 'other' }).get('curtains')).toMatchObject({ pence: null, carbonKg: null })
    expect(savingsOf({ heating: 'other' }).get('curtains')?.kwh?.value).toBeGreaterThan(0)
  })

  it('has a band around each saving, with a source for every number', () => {
    for (const { kwh } of savingsOf().values()) {
      if (!kwh) continue
      const [band] = bandsOf({ roots: [kwh], samples: 200, seed: 1 })
      expect(band?.p10).toBeLessThan(band?.p90 ?? NaN)
      expect(band?.p10).toBeGreaterThanOrEqual(0)
    }
  })
})
