import { expect, test } from 'vitest'

import { panelsForWatts, roughHeatLossWatts } from './project-panels'

test('panels cover the heat loss, rounded up, and are at least one', () => {
  const of = (watts: number) => panelsForWatts({ watts, panelWatts: 200 })
  expect([1, 200, 201, 4_000].map(of)).toEqual([1, 1, 2, 20])
  expect(() => of(0)).toThrow('watts')
})

test('heat loss grows with the area and the height', () => {
  expect(roughHeatLossWatts({ wattsPerM2: 50, areaM2: 100 })).toBe(5_000)
  expect(roughHeatLossWatts({ wattsPerM2: 50, areaM2: 100, ceilingM: 4.8 })).toBe(10_000)
  expect(() => roughHeatLossWatts({ wattsPerM2: 50, areaM2: 100, ceilingM: 1 })).toThrow('ceilingM')
})
