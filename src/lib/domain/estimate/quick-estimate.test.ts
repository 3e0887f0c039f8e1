import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import { anyone, ask, boughtOf, estimate, panel, penceOf, SEMI } from '../../../../tests/fixtures/quick-estimates'
import { sameInputHash } from '../quantity/same-input-hash'
import { wantedByRooms } from './fitted-panels'
import type { Banded, QuickEstimate } from './quick-estimate-result'
import { builtBandOf } from './rule-compared'
import { wattsPerM2Of } from './rule-of-thumb'

/** Panels for its heat loss or for the rule, whatever its ceilings may have. */
function wantedFor({ working }: QuickEstimate, by: { lossWatts: number } | { ruleWatts: number }) {
  const stepOf = (key: string) => working.steps.find((step) => step.key === key)?.value ?? NaN
  const [roofShare, floorShare] = [stepOf('home.roof.share-of-loss'), stepOf('home.floor.share-of-loss')]
  const heat = { lossWatts: 0, ruleWatts: 0, roofShare, floorShare, ...by }
  return sumOf(wantedByRooms(heat, stepOf('home.rooms'), stepOf('home.storeys'), panel.powerWatts))
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

describe('a 1950s semi with gas', () => {
  const found = estimate(SEMI, { samples: 1_000 })

  it('needs about twice what the rule gives', () => {
    expect(found.heatLossWatts.value).toBeGreaterThan(6_500)
    expect(found.heatLossWatts.value).toBeLessThan(7_100)
    const byLoss = wantedFor(found, { lossWatts: found.heatLossWatts.value })
    expect(found.panelsShortOfRule).toBe(byLoss - wantedFor(found, { ruleWatts: 90 * 35 }))
  })

  it('has fewer panels than that, because its ceilings would be too warm', () => {
    expect(found.panels.rated.panels.value).toBeLessThan(wantedFor(found, { lossWatts: found.heatLossWatts.value }))
    expect(found.panels['stated-temperature']).toBeGreaterThan(found.panels.rated.panels.value)
    expect(found.comfort.givenWatts + found.comfort.restWatts).toBeCloseTo(found.comfort.neededWatts, 6)
    expect(found.comfort.restWatts).toBeGreaterThan(500)
  })

  it('has a price made up of panels, delivery and installation', () => {
    const { panels, price, kilowatts, circuits } = found.panels.rated
    expect(price.value).toBe(panels.value * 43_900 + 15_000)
    expect(kilowatts.value).toBeCloseTo(panels.value * 0.225, 9)
    expect(circuits.value).toBe(Math.ceil(panels.value / 13))
  })

  it('pays more than twice as much with panels, and never recovers it', () => {
    expect(penceOf(found, 'infrared')).toBeGreaterThan(2 * penceOf(found, 'gas-old'))
    expect(found.savingPence?.value).toBe(penceOf(found, 'gas-old') - penceOf(found, 'infrared'))
    expect(found.savingPence?.p90).toBeLessThan(0)
    const never = { outcome: 'no-payback', reason: 'no-saving' }
    expect(found.payback).toEqual({ typical: never, withGrowth: never, atBest: never, atWorst: never })
    expect(found.judgement).toMatchObject({
      verdict: 'insulate-first',
      reasons: [{ rule: 'loses-too-much' }, { rule: 'heating-now-costs-less' }],
      heatPump: expect.stringContaining('£7,500'),
    })
  })

  it('has the carbon of each system', () => {
    const kgOf = (system: string) => found.systems.find((year) => year.system === system)?.carbonKg?.value ?? NaN
    expect(kgOf('infrared')).toBeCloseTo(boughtOf(found, 'infrared') * 0.131, 6)
    expect(kgOf('gas-old')).toBeCloseTo(boughtOf(found, 'gas-old') * 0.18296, 6)
    expect(kgOf('heat-pump')).toBeLessThan(kgOf('infrared'))
  })

  it('has three main reasons, strongest first', () => {
    const swings = found.drivers.map(({ atLow, atHigh }) => Math.abs(atHigh - atLow))
    expect(found.drivers.map(({ key }) => key)).toEqual([
      'use.household',
      'home.measured-over-calculated',
      'use.mornings-and-evenings.room-heaters',
    ])
    expect(swings).toEqual(swings.toSorted((one, other) => other - one))
  })

  it('includes a standing charge in the cost of gas only', () => {
    for (const { system, pence, penceWithoutStanding } of found.systems) {
      if (system === 'oil') continue // its price is too old
      expect((pence?.value ?? NaN) - (penceWithoutStanding?.value ?? NaN)).toBe(
        system === 'gas-old' ? Math.round(365 * 29.68) : 0,
      )
    }
    expect(found.systems.filter(({ isNow }) => isNow).map(({ system }) => system)).toEqual(['gas-old'])
  })
})

test('the shortfall of the rule is based on whole panels in each room', () => {
  const homes = fc.record({
    floorAreaM2: fc.integer({ min: 20, max: 300 }),
    ageBand: fc.constantFrom('D', 'G', 'K'),
    insulation: fc.constantFrom('none', 'loft'),
  } as const)
  fc.assert(
    fc.property(homes, (home) => {
      const found = estimate({ ...SEMI, ...home }, { samples: 20 })
      const rule = wattsPerM2Of(builtBandOf({ ageBand: home.ageBand, nation: 'england' })) * home.floorAreaM2
      const byLoss = wantedFor(found, { lossWatts: found.heatLossWatts.value })
      expect(found.panelsShortOfRule).toBe(Math.max(0, byLoss - wantedFor(found, { ruleWatts: rule })))
    }),
    { numRuns: CASE_COUNT },
  )
})

describe('unanswerable questions', () => {
  it.each([
    [{ date: 'today' }, { ok: false, reason: 'unknown-date', date: 'today' }],
    [{ date: '2020-01-01' }, { ok: false, reason: 'unknown-period', date: '2020-01-01', key: 'price.electricity' }],
  ])('%j', (options, failure) => expect(ask(SEMI, options)).toEqual(failure))

  it('include a postcode area that does not exist', () => {
    expect(ask({ ...SEMI, postcodeArea: 'QQ' })).toEqual({ ok: false, reason: 'unknown-area', area: 'QQ' })
  })
})

describe('expired assumptions', () => {
  it('are used and named', () => {
    const later = estimate(SEMI, { date: '2027-02-01' })
    expect(later.expired.map(({ key }) => key)).toEqual(['price.electricity', 'price.gas', 'price.gas-a-day'])
    expect(penceOf(later, 'gas-old')).toBe(penceOf(estimate(SEMI), 'gas-old'))
  })

  it('are not named if unused', () => {
    expect(estimate(SEMI).expired).toEqual([])
    expect(DEFAULT_ASSUMPTIONS['price.electricity-a-day'].periods.at(-1)?.validTo).toBe('2026-12-31')
  })
})

describe('any home', () => {
  it('has ordered bands, whole pence and panels, and the same steps for the same answers', () => {
    const inOrder = ({ p10, p50, p90 }: Banded) => p10 <= p50 && p50 <= p90
    fc.assert(
      fc.property(anyone, fc.integer(), (answers, seed) => {
        const found = estimate(answers, { seed, samples: 40 })
        const money = found.systems.flatMap(({ pence }) => (pence ? [pence] : []))
        const { rated, 'stated-temperature': stated } = found.panels
        for (const banded of [found.heatLossWatts, found.alwaysWarmKwh, rated.panels, rated.price, ...money])
          expect(inOrder(banded)).toBe(true)
        for (const { value, p10, p50, p90 } of [rated.panels, rated.circuits, rated.price, ...money])
          expect([value, p10, p50, p90].every(Number.isInteger)).toBe(true)
        expect(stated).toBeGreaterThanOrEqual(rated.panels.value)
        expect(rated.panels.value * 225).toBeGreaterThanOrEqual(found.comfort.givenWatts - 1e-6)
        expect(found.comfort.givenWatts + found.comfort.restWatts).toBeGreaterThan(found.heatLossWatts.value - 2)
        expect(found.judgement.reasons.length).toBeGreaterThan(0)
        expect(sameInputHash(estimate(answers, { seed: seed + 1, samples: 20 }).working)).toBe(
          sameInputHash(found.working),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('has a deterministic result', () => expect(estimate(SEMI)).toEqual(estimate(SEMI)))

  it('has a unique name and a source for every step', () => {
    const { steps } = estimate({ ...SEMI, hasSolar: true }).working
    for (const { name, inputs, formula, source } of steps) {
      expect(name).toMatch(/^[A-Z]/)
      expect(inputs.length > 0 ? formula : source?.title).toBeTruthy()
    }
  })
})
