import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../../tests/fixtures/heating-vectors'
import { OutOfRange } from '../../quantity/range-check'
import { circuitLoad, panelsAllowedOn } from './circuit-load'
import { circuitsFor, planCircuits } from './plan-circuits'
import { checkSupply, demandWatts, MAIN_FUSES_AMPS, uncountedLoads, wattsOf } from './supply-check'
import { CABLES, voltDrop } from './volt-drop'

/** Panels on a 16 A breaker. */
const LIMIT = 13

const panels = fc.integer({ min: 0, max: 300 })

describe('the load of a circuit', () => {
  it.each(vectors('circuitLoad'))('$id', ({ input, expect: expected, tol }) => {
    const { panels, W, V, In } = input as { panels: number; W: number; V: number; In: number }
    const { A, pct, allowed } = expected as { A: number; pct: number; allowed: boolean }
    const load = circuitLoad({ panels, panelWatts: W, limit: LIMIT, volts: V, breakerAmps: In })
    expect(Math.abs(load.amps - A)).toBeLessThan(tol)
    expect(Math.abs(load.percentOfBreaker - pct)).toBeLessThan(0.01)
    expect(load.isAllowed).toBe(allowed)
  })

  it('of fourteen panels is within the breaker rating, and rejected only by the manufacturer’s limit', () => {
    expect(circuitLoad({ panels: 14, panelWatts: 225, limit: LIMIT })).toMatchObject({
      isWithinBreaker: true,
      isWithinPanelLimit: false,
      isAllowed: false,
    })
    expect(circuitLoad({ panels: 14, panelWatts: 225, limit: 14 }).isAllowed).toBe(true)
  })

  it('of few but powerful panels is rejected by the breaker rating', () => {
    expect(circuitLoad({ panels: 10, panelWatts: 400, limit: LIMIT })).toMatchObject({
      watts: 4_000,
      isWithinBreaker: false,
      isWithinPanelLimit: true,
      isAllowed: false,
    })
  })

  it.each([
    [6, LIMIT, 4],
    [10, LIMIT, 8],
    [16, LIMIT, 13],
    [32, LIMIT, 13],
    [16, 8, 8],
    [10, 8, 5],
  ])('a breaker of %d A takes, of panels with a limit of %d, %d', (breakerAmps, limit, most) =>
    expect(panelsAllowedOn({ breakerAmps, limit })).toBe(most),
  )

  it('rejects impossible voltages and fractional counts', () => {
    expect(() => circuitLoad({ panels: 13, panelWatts: 225, limit: LIMIT, volts: 110 })).toThrow(OutOfRange)
    expect(() => circuitLoad({ panels: NaN, panelWatts: 225, limit: LIMIT })).toThrow(OutOfRange)
  })
})

describe('a plan of circuits', () => {
  it.each(vectors('planCircuits'))('$id', ({ input, expect: expected, tol }) => {
    const { panels, cap } = input as { panels: number; cap: number }
    const { circuits, split, totalA } = expected as { circuits: number; split: number[]; totalA: number }
    const plan = planCircuits({ panels, cap, panelWatts: 225 })
    expect(plan).toMatchObject({ circuits, split })
    expect(Math.abs(plan.totalAmps - totalA)).toBeLessThan(tol)
  })

  it('without panels has no circuits', () =>
    expect(planCircuits({ panels: 0, panelWatts: 225, cap: LIMIT })).toEqual({ circuits: 0, split: [], totalAmps: 0 }))

  it('assigns each panel once, within the limit, with as few circuits as possible', () => {
    fc.assert(
      fc.property(panels, fc.integer({ min: 1, max: 20 }), (panels, cap) => {
        const { circuits, split } = planCircuits({ panels, cap, panelWatts: 225 })
        expect(split.reduce((sum, count) => sum + count, 0)).toBe(panels)
        expect(split).toHaveLength(circuits)
        if (panels === 0) return
        expect(Math.max(...split)).toBeLessThanOrEqual(cap)
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
        expect(split).toEqual(split.toSorted((one, other) => other - one))
        expect((circuits - 1) * cap).toBeLessThan(panels)
      }),
    )
  })

  it('never needs fewer circuits for more panels', () => {
    fc.assert(
      fc.property(panels, panels, (some, more) => {
        const circuits = (count: number) => circuitsFor({ panels: count, cap: LIMIT })
        expect(circuits(some + more)).toBeGreaterThanOrEqual(circuits(some))
      }),
    )
  })
})

describe('the volt drop of a cable', () => {
  it.each(vectors('voltDrop'))('$id', ({ input, expect: expected, tol }) => {
    const { mVperAm, I, L, V } = input as { mVperAm: number; I: number; L: number; V: number }
    const { volts, pct } = expected as { volts: number; pct: number }
    const drop = voltDrop({ millivoltsPerAmpMetre: mVperAm, amps: I, lengthM: L, supplyVolts: V })
    expect(Math.abs(drop.volts - volts)).toBeLessThan(tol)
    expect(Math.abs(drop.percent - pct)).toBeLessThan(tol)
    expect(drop.isWithinLimit).toBe(true)
  })

  it.each([
    [1.5, 31.2],
    [2.5, 50.2],
    [4, 82.2],
  ])('of %d mm² reaches the limit with thirteen panels at %d m', (mm2, metres) => {
    const cable = CABLES.find((candidate) => candidate.mm2 === mm2)
    if (!cable) throw new Error('no such cable')
    expect(voltDrop({ ...cable, amps: 12.717391, lengthM: metres - 0.1 }).isWithinLimit).toBe(true)
    expect(voltDrop({ ...cable, amps: 12.717391, lengthM: metres + 0.1 }).isWithinLimit).toBe(false)
  })

  it('is lower in a thicker cable', () => {
    const drops = CABLES.map((cable) => voltDrop({ ...cable, amps: 10, lengthM: 20 }).volts)
    expect(drops).toEqual(drops.toSorted((one, other) => other - one))
  })
})

describe('a supply', () => {
  const demandOf = (load: Parameters<typeof wattsOf>[0]) => demandWatts({ load, watts: wattsOf(load) })
  const usualLoads = [demandOf('everyday'), demandOf('oven-and-hob')]

  it.each([
    [60, [], 'fits'],
    [60, usualLoads, 'over'],
    [80, [], 'fits'],
    [80, usualLoads, 'tight'],
    [100, usualLoads, 'fits'],
    [100, [...usualLoads, demandOf('immersion')], 'fits'],
    [100, [...usualLoads, demandOf('shower')], 'over'],
  ] as const)('of %d A with 9.2 kW of panels and %j W: %s', (supplyAmps, otherWatts, outcome) => {
    expect(checkSupply({ supplyAmps, heatingWatts: 9_225, otherWatts }).outcome).toBe(outcome)
  })

  it.each([
    ['everyday', 15],
    ['oven-and-hob', 20],
    ['shower', 41.3],
    ['car', 32.2],
    ['immersion', 13],
  ] as const)('allows for diversity: %s draws %d A', (load, amps) => expect(demandOf(load) / 230).toBeCloseTo(amps, 1))

  it('of 80 A carries an ordinary home with a shower and three panels', () => {
    const ordinary = [...usualLoads, demandOf('shower')]
    expect(checkSupply({ supplyAmps: 80, heatingWatts: 675, otherWatts: ordinary }).outcome).toBe('tight')
    expect(checkSupply({ supplyAmps: 80, heatingWatts: 1_125, otherWatts: ordinary }).outcome).toBe('over')
  })

  it.each([
    [42, []],
    [41, ['shower']],
    [31, ['shower', 'car']],
    [0, ['oven-and-hob', 'shower', 'car', 'heat-pump', 'immersion']],
    [-1, []],
  ])('with %d A to spare asks about all loads left out, and finds these too much: %j', (spareAmps, tooMuch) => {
    const uncounted = uncountedLoads({ counted: ['everyday'], check: { spareAmps } })
    expect(uncounted.all).toEqual(['oven-and-hob', 'shower', 'car', 'heat-pump', 'immersion'])
    expect(uncounted.tooMuch).toEqual(tooMuch)
  })

  it('adds all loads together', () => {
    const check = checkSupply({ supplyAmps: 100, heatingWatts: 9_200, otherWatts: [2_300, 4_600] })
    expect(check).toEqual({
      outcome: 'fits',
      heatingAmps: 40,
      otherAmps: 30,
      totalAmps: 70,
      spareAmps: 30,
      asksOperator: true,
    })
    expect(checkSupply({ supplyAmps: 100, heatingWatts: 9_200, otherWatts: [4_600] }).asksOperator).toBe(false)
  })

  it('is never worse when larger', () => {
    const order = ['over', 'tight', 'fits']
    fc.assert(
      fc.property(fc.double({ min: 0, max: 30_000, noNaN: true }), (heatingWatts) => {
        const outcomes = MAIN_FUSES_AMPS.map((supplyAmps) =>
          order.indexOf(checkSupply({ supplyAmps, heatingWatts, otherWatts: usualLoads }).outcome),
        )
        expect(outcomes).toEqual(outcomes.toSorted())
      }),
    )
  })

  it('rejects unknown and negative loads', () => {
    expect(() => wattsOf('sauna' as 'shower')).toThrow('No load "sauna"')
    expect(() => checkSupply({ supplyAmps: 100, heatingWatts: -1, otherWatts: [] })).toThrow(OutOfRange)
  })
})
