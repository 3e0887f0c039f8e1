import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type CeilingRoom, panelsInComfort } from './ceiling-limit'
import { parallelShare } from './radiant-field/parallel-share'

const PANEL = { lengthM: 1.2, widthM: 0.6, riseK: 38.7 }
const room = (change: Partial<CeilingRoom> = {}): CeilingRoom => ({
  floorAreaM2: 20,
  heightM: 2.4,
  airC: 20,
  lostWatts: { sides: 0, ceiling: 0, floor: 0 },
  ...change,
})
const allowed = (change: Partial<CeilingRoom> = {}, panel = PANEL) => panelsInComfort({ room: room(change), panel })

describe('the panels that a ceiling may have', () => {
  it('agree with published view factors: parallel squares at their side length apart see 0.1998', () =>
    expect(parallelShare(1, 1, 1)).toBeCloseTo(0.1998, 4))

  it('are fewer above a cold floor, and none above the coldest', () => {
    const ofFloor = (watts: number) => allowed({ lostWatts: { sides: 0, ceiling: 0, floor: watts } })
    expect([0, 150, 250, 450].map(ofFloor)).toEqual([4, 3, 2, 0])
  })

  it('are more under a high ceiling, and if they are cooler', () => {
    expect(allowed({ heightM: 3.6 })).toBeGreaterThan(allowed())
    expect(allowed({}, { ...PANEL, riseK: 20 })).toBeGreaterThan(allowed())
  })

  it('are none if one of them is too large, whatever was asked before', () => {
    const large = { ...PANEL, lengthM: 3, widthM: 2 }
    expect(allowed()).toBeGreaterThan(0)
    expect(allowed({}, large)).toBe(0)
    expect(allowed()).toBeGreaterThan(0)
  })

  const watts = fc.double({ min: 0, max: 60, noNaN: true })
  const fluxes = fc.record({ sides: watts, ceiling: watts, floor: fc.double({ min: 0, max: 30, noNaN: true }) })
  const roomOf = (floorAreaM2: number, flux: Record<'sides' | 'ceiling' | 'floor', number>) => ({
    floorAreaM2,
    lostWatts: {
      sides: flux.sides * 10.8 * Math.sqrt(floorAreaM2 / 1.25),
      ceiling: flux.ceiling * floorAreaM2,
      floor: flux.floor * floorAreaM2,
    },
  })

  it('are never fewer in a larger room with the same surfaces', () => {
    fc.assert(
      fc.property(fluxes, fc.integer({ min: 3, max: 100 }), fc.integer({ min: 1, max: 60 }), (flux, areaM2, more) => {
        expect(allowed(roomOf(areaM2 + more, flux))).toBeGreaterThanOrEqual(allowed(roomOf(areaM2, flux)))
      }),
    )
  })

  it('are never fewer above a better insulated floor', () => {
    fc.assert(
      fc.property(fluxes, fc.integer({ min: 3, max: 100 }), (flux, areaM2) => {
        expect(allowed(roomOf(areaM2, { ...flux, floor: flux.floor / 2 }))).toBeGreaterThanOrEqual(
          allowed(roomOf(areaM2, flux)),
        )
      }),
    )
  })
})
