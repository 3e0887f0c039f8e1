import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { evaluator } from '../quantity/evaluate'
import { given, type Quantity } from '../quantity/quantity'
import { OutOfRange } from '../quantity/range-check'
import { circuitLoad, worstCaseLoad } from './circuit-load'
import { circuitsWorking } from './circuits-working'
import { loadQuantity, spareWorking, voltDropWorking } from './load-working'
import { panelsOnABreaker } from './panel-limit'
import { planCircuits } from './plan-circuits'
import { checkSupply, USUAL_LOADS } from './supply-check'
import { CABLES, voltDrop } from './volt-drop'

const plain = (key: string, value: number): Quantity =>
  given({ key, name: key, unit: '', value, source: { title: 'Survey', date: '2026-11-20', confidence: 'verified' } })
const working = (panels: number, panelWatts = 225) =>
  circuitsWorking({ panels: plain('panels', panels), panelWatts: plain('watts', panelWatts) })

describe('circuits, worked out', () => {
  it('come to what their sums come to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 50, max: 3_680 }), (panels, panelWatts) => {
        const { circuits, fullest, circuitAmps, heatingWatts, heatingAmps, worstAmps } = working(panels, panelWatts)
        const plan = planCircuits({ panels, panelWatts, cap: panelsOnABreaker({ panelWatts }) })
        expect([circuits.value, fullest.value, heatingWatts.value]).toEqual([
          plan.circuits,
          plan.split[0],
          panels * panelWatts,
        ])
        expect(circuitLoad({ panels: fullest.value, panelWatts }).isAllowed).toBe(true)
        expect(heatingAmps.value).toBeCloseTo(plan.totalAmps, 9)
        expect(circuitAmps.value).toBeCloseTo(circuitLoad({ panels: fullest.value, panelWatts }).amps, 9)
        expect(worstAmps.value).toBeCloseTo(1.1 * circuitAmps.value, 9)
      }),
    )
  })

  it('are as many as the maker’s limit, the breaker or the visitor asks for, whichever wants the fewest panels on each', () => {
    const most = (panelWatts: number, limit: number) =>
      circuitsWorking({
        panels: plain('panels', 20),
        panelWatts: plain('watts', panelWatts),
        limit: plain('limit', limit),
      }).most.value
    expect([working(20).most.value, working(20, 1_000).most.value, most(225, 6), most(1_000, 6)]).toEqual([13, 3, 6, 3])
  })

  it('take a measured resistance', () => {
    const { worstAmps } = circuitsWorking({
      panels: plain('panels', 13),
      panelWatts: plain('watts', 225),
      panelOhms: plain('ohms', 235),
    })
    expect(worstAmps.value).toBeCloseTo(worstCaseLoad({ panels: 13, ohms: 235 }).amps, 9)
  })

  it('run again with other numbers', () => {
    const { circuits, circuitAmps } = working(13)
    expect([circuits.value, ...evaluator([circuits, circuitAmps])({ panels: 14 })]).toEqual([1, 2, (7 * 225) / 230])
  })

  it.each([
    [-1, 225],
    [10, 0],
    [NaN, 225],
    [1, 3_681],
  ])('refuse %d panels of %d W', (panels, watts) => expect(() => working(panels, watts)).toThrow(OutOfRange))
})

it.each(CABLES)('a cable of $mm2 mm² loses what its sum says', ({ mm2, millivoltsPerAmpMetre }) => {
  const drop = voltDropWorking({ amps: plain('amps', 12.7), length: plain('length', 18), mm2 })
  expect(drop.value).toBeCloseTo(voltDrop({ millivoltsPerAmpMetre, amps: 12.7, lengthM: 18 }).percent, 9)
})

it('what a supply has left is what its sum says', () => {
  const loads = USUAL_LOADS.map(({ value }) => value)
  const spare = spareWorking({
    fuse: plain('fuse', 100),
    heatingAmps: plain('heating', 4_500 / 230),
    loads: loads.map(loadQuantity),
  })
  expect(spare.value).toBeCloseTo(
    checkSupply({ supplyAmps: 100, heatingWatts: 4_500, otherWatts: USUAL_LOADS.map(({ watts }) => watts) }).spareAmps,
    9,
  )
  expect(spareWorking({ fuse: plain('fuse', 100), heatingAmps: plain('heating', 20), loads: [] }).value).toBe(80)
})
