import { PRICE_CAP } from '@/lib/domain/running-cost/tariff'
import { WAYS_OF_HEATING, ZONED, type WayOfHeating } from '@/lib/domain/running-cost/ways-of-heating'
import { heatKwh, yearOfHeating } from '@/lib/domain/running-cost/year-of-heating'

import { monthlyDegreeDays } from './cities'
import type { RunningCostQuestion } from './running-cost-question'

/** A year of heating one way. */
export type HeatedYear = { way: WayOfHeating; monthlyPence: number[]; pence: number }

/** The answer to a question on running costs. */
export type RunningCostAnswer = RunningCostQuestion & {
  /** Heat for a home that is always warm, kWh a year. */
  heatKwh: number
  years: Record<WayOfHeating['key'], HeatedYear>
  /** Between what Powerboard is likely to cost, pence a year. */
  likely: { low: number; high: number }
  /** Degree days a day in each month, January first: how cold its days are. */
  dailyDegrees: number[]
}

const { electric, powerboard, gas, 'heat-pump': heatPump } = WAYS_OF_HEATING

/** Works out a year's heating of the home, four ways, at the prices of the current cap. */
export function answerRunningCost(question: RunningCostQuestion): RunningCostAnswer {
  const { heatLossWattsPerKelvin } = question.home
  const months = monthlyDegreeDays(question.city)
  const monthlyHeatKwh = months.map(({ degreeDays }) => heatKwh({ heatLossWattsPerKelvin, degreeDays }))
  const yearBy = (way: WayOfHeating) => ({ way, ...yearOfHeating({ monthlyHeatKwh, way, tariff: PRICE_CAP }) })
  const zoned = (useFactor: number) => yearBy({ ...powerboard, useFactor }).pence
  return {
    ...question,
    heatKwh: monthlyHeatKwh.reduce((sum, kwh) => sum + kwh),
    years: { electric: yearBy(electric), powerboard: yearBy(powerboard), gas: yearBy(gas), 'heat-pump': yearBy(heatPump) },
    likely: { low: zoned(ZONED.low), high: zoned(ZONED.high) },
    dailyDegrees: months.map(({ degreeDays, days }) => degreeDays / days),
  }
}
