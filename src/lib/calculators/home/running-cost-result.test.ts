import { expect, test } from 'vitest'

import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { estimateFor } from '../engine/estimate'
import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { HOMES, PLACES, readRunningCostQuestion } from './running-cost-question'
import { runningCostYears } from './running-cost-result'

function yearsOf(home: string, near: string) {
  const fields = new FormData()
  fields.set('home', home)
  fields.set('near', near)
  const read = readQuickEstimate(readRunningCostQuestion(fields).typed)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const estimate = estimateFor({ answers: read.answers, basis: SAMPLE_BASIS })
  return { estimate, ...runningCostYears(estimate) }
}

test.each(HOMES.map(({ value }) => value))('the months of %s add up to the year of the calculator', (home) => {
  const { estimate, years, dailyDegrees } = yearsOf(home, 'inverness')
  for (const { system, monthlyPence, pence } of years) {
    expect(monthlyPence).toHaveLength(12)
    expect(monthlyPence.reduce((sum, month) => sum + month)).toBeCloseTo(pence, 6)
    expect(pence).toBe(estimate.systems.find((one) => one.system === system)?.pence?.value)
  }
  expect(dailyDegrees).toHaveLength(12)
  expect(Math.max(...dailyDegrees)).toBeLessThan(15.5)
})

test('gas costs its standing charge in summer too, and electricity nothing', () => {
  const { years, dailyDegrees } = yearsOf('flat', 'middle')
  const [heaters, panels, gas, heatPump] = years.map(({ monthlyPence }) => monthlyPence[6] ?? NaN)
  expect(gas).toBeGreaterThan(31 * 29)
  const share = (dailyDegrees[6] ?? NaN) / dailyDegrees.reduce((sum, days) => sum + days)
  expect(heaters).toBe(panels)
  expect(panels).toBeLessThan((years[1]?.pence ?? NaN) * 1.1 * share)
  expect(heatPump).toBeLessThan(panels ?? NaN)
})

test('every choice can be calculated', () => {
  for (const { value } of PLACES) expect(yearsOf('flat', value).years).toHaveLength(4)
})
