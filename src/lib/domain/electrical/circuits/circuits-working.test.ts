import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../../tests/fixtures/case-count'
import { sampleQuantity } from '../../../../../tests/fixtures/sample-quantity'
import { evaluator } from '../../quantity/evaluate'
import { OutOfRange } from '../../quantity/range-check'
import { circuitLoad } from './circuit-load'
import { circuitsWorking } from './circuits-working'
import { loadQuantity, spareWorking, voltDropWorking } from './load-working'
import { BREAKER_WATTS, panelsOnABreaker } from './panel-limit'
import { planCircuits } from './plan-circuits'
import { checkSupply, demandWatts, USUAL_LOADS } from './supply-check'
import { CABLES, voltDrop } from './volt-drop'

const limit = sampleQuantity('limit', 13)
const working = (panels: number, panelWatts = 225) =>
  circuitsWorking({ panels: sampleQuantity('panels', panels), panelWatts: sampleQuantity('watts', panelWatts), limit })

describe('circuits, with working', () => {
  it('match the underlying calculations', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 50, max: BREAKER_WATTS }),
        (panels, panelWatts) => {
          const { circuits, fullest, circuitAmps, heatingWatts, heatingAmps, worstAmps } = working(panels, panelWatts)
          const plan = planCircuits({ panels, panelWatts, cap: panelsOnABreaker({ panelWatts, limit: limit.value }) })
          expect([circuits.value, fullest.value, heatingWatts.value]).toEqual([
            plan.circuits,
            plan.split[0],
            panels * panelWatts,
          ])
          expect(circuitLoad({ panels: fullest.value, panelWatts, limit: limit.value }).isAllowed).toBe(true)
          expect(heatingAmps.value).toBeCloseTo(plan.totalAmps, 9)
          expect(circuitAmps.value).toBeCloseTo(
            circuitLoad({ panels: fullest.value, panelWatts, limit: limit.value }).amps,
            9,
          )
          expect(worstAmps.value).toBeCloseTo(1.1 * circuitAmps.value, 9)
        },
      ),
    )
  })

  it('follow the lowest of the manufacturer’s, breaker’s and visitor’s limits', () => {
    const most = (panelWatts: number, ofVisitor: number) =>
      circuitsWorking({
        panels: sampleQuantity('panels', 20),
        panelWatts: sampleQuantity('watts', panelWatts),
        limit: sampleQuantity('limit', ofVisitor),
      }).most.value
    expect([working(20).most.value, working(20, 1_000).most.value, most(225, 6), most(1_000, 6)]).toEqual([13, 3, 6, 3])
  })

  it('use a measured resistance', () => {
    const { worstAmps } = circuitsWorking({
      panels: sampleQuantity('panels', 13),
      panelWatts: sampleQuantity('watts', 225),
      limit,
      panelOhms: sampleQuantity('ohms', 235),
    })
    expect(worstAmps.value).toBeCloseTo(13.996, 3) // 13 × 253 V ÷ 235 Ω
  })

  it('count a panel of low resistance by its actual load rather than its rating', () => {
    const { most, circuitAmps, worstAmps } = circuitsWorking({
      panels: sampleQuantity('panels', 13),
      panelWatts: sampleQuantity('watts', 225),
      limit,
      panelOhms: sampleQuantity('ohms', 200),
    })
    expect(most.value).toBe(12)
    expect(circuitAmps.value).toBeCloseTo((7 * 230) / 200, 9)
    expect(worstAmps.value).toBeLessThanOrEqual(16)
  })

  it('never exceed the breaker at the highest voltage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 16, max: 2_000 }), (panels, ohms) => {
        const { worstAmps } = circuitsWorking({
          panels: sampleQuantity('panels', panels),
          panelWatts: sampleQuantity('watts', 225),
          limit,
          panelOhms: sampleQuantity('ohms', ohms),
        })
        expect(worstAmps.value).toBeLessThanOrEqual(16)
      }),
      { numRuns: CASE_COUNT },
    )
  })

  it('re-evaluate with other values', () => {
    const { circuits, circuitAmps } = working(13)
    expect([circuits.value, ...evaluator([circuits, circuitAmps])({ panels: 14 })]).toEqual([1, 2, (7 * 225) / 230])
  })

  it.each([
    [-1, 225],
    [10, 0],
    [NaN, 225],
    [1, BREAKER_WATTS + 1],
  ])('reject %d panels of %d W', (panels, watts) => expect(() => working(panels, watts)).toThrow(OutOfRange))
})

it.each(CABLES)('the volt drop of a $mm2 mm² cable matches its formula', ({ mm2, millivoltsPerAmpMetre }) => {
  const drop = voltDropWorking({ amps: sampleQuantity('amps', 12.7), length: sampleQuantity('length', 18), mm2 })
  expect(drop.value).toBeCloseTo(voltDrop({ millivoltsPerAmpMetre, amps: 12.7, lengthM: 18 }).percent, 9)
})

it('the spare capacity of a supply matches its formula', () => {
  const loads = USUAL_LOADS.map(({ value }) => value)
  const spare = spareWorking({
    fuse: sampleQuantity('fuse', 100),
    heatingAmps: sampleQuantity('heating', 4_500 / 230),
    loads: loads.map(loadQuantity),
  })
  expect(spare.value).toBeCloseTo(
    checkSupply({
      supplyAmps: 100,
      heatingWatts: 4_500,
      otherWatts: USUAL_LOADS.map(({ value, watts }) => demandWatts({ load: value, watts })),
    }).spareAmps,
    9,
  )
  expect(
    spareWorking({ fuse: sampleQuantity('fuse', 100), heatingAmps: sampleQuantity('heating', 20), loads: [] }).value,
  ).toBe(80)
})
