import { expect, it } from 'vitest'

import { drawn } from '../../../../tests/fixtures/drawn-rooms'
import { panelsInComfort } from '../comfort/ceiling-limit'
import { SURFACE_RESISTANCE } from '../comfort/surface-temperature'
import { seededRandom } from '../quantity/seeded-random'
import { levelCeiling } from '../room-plan/ceiling'
import { layOut } from './lay-out'

it('the comfort limit agrees with panels that are laid out one by one', () => {
  const random = seededRandom(7)
  const differences = Array.from({ length: 60 }, () => {
    const widthM = 2 + Math.round(30 * random()) / 10
    const lengthM = Math.round(10 * widthM * (1 + 0.5 * random())) / 10
    const floorAreaM2 = lengthM * widthM
    const [floorC, wallsC] = [17.5 + 2.5 * random(), 17 + 3 * random()]
    const outline = drawn([0, 0], [lengthM, 0], [lengthM, widthM], [0, widthM])
    const edgeM = 4.5 * Math.sqrt(floorAreaM2 / 1.25)
    const allowed = panelsInComfort({
      room: {
        floorAreaM2,
        heightM: 2.4,
        airC: 20,
        lostWatts: {
          sides: ((20 - wallsC) * edgeM * 2.4) / SURFACE_RESISTANCE.wall,
          ceiling: 0,
          floor: ((20 - floorC) * floorAreaM2) / SURFACE_RESISTANCE.floor,
        },
      },
      panel: { lengthM: 1.2, widthM: 0.6, riseK: 38.7 },
    })
    const laid = layOut({
      plan: { outline, ceiling: levelCeiling(2_400), obstacles: [], joists: null },
      surfaces: { floorC, ceilingC: 20, walls: outline.map(() => ({ surfaceC: wallsC, openings: [] })) },
      panel: { lengthMm: 1_200, widthMm: 600, watts: 225, radiantC: 58.7 },
      loadWatts: 5_000,
      allowed: Infinity,
    })
    return allowed - (laid.ok ? laid.panels.length : 0)
  })
  const share = (of: (difference: number) => boolean) => differences.filter(of).length / differences.length
  expect(share((difference) => Math.abs(difference) <= 1)).toBeGreaterThan(0.9)
  expect(share((difference) => difference > 0)).toBeLessThan(0.15)
  expect(Math.max(...differences.map(Math.abs))).toBeLessThanOrEqual(2)
})
