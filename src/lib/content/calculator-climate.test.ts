import { expect, test } from 'vitest'

import { climateOf } from '@/lib/domain/climate/area-climate'
import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { COUNTIES } from '@/lib/domain/locations/counties'

import { CALCULATOR_CLIMATE } from './calculator-climate'

test('the degree days of a county and of its postcode areas differ by a fifth at most, as we state', () => {
  const ratios = COUNTIES.flatMap(({ degreeDays, postcodeAreas }) =>
    postcodeAreas.flatMap((area) => {
      const climate = climateOf(area)
      return climate ? [degreeDaysToday(climate).value / degreeDays] : []
    }),
  )
  expect(ratios.length).toBeGreaterThan(200)
  expect(Math.min(...ratios)).toBeGreaterThan(0.8)
  expect(Math.max(...ratios)).toBeLessThan(1.2)
  expect(CALCULATOR_CLIMATE).toContain('up to a fifth fewer or more degree days')
})
