import { heatKwh } from '@/lib/domain/heat-loss/losses'
import type { Tariff } from '@/lib/domain/running-cost/tariff'
import type { HeatingPrices, WayOfHeating } from '@/lib/domain/running-cost/ways-of-heating'
import { yearOfHeating } from '@/lib/domain/running-cost/year-of-heating'

import { monthlyDegreeDays } from './cities'
import type { RunningCostQuestion } from './running-cost-question'

/** A year of heating one way. */
export type HeatedYear = { way: WayOfHeating; monthlyPence: number[]; pence: number }

/** The answer to a question on running costs. */
export type RunningCostAnswer = RunningCostQuestion & {
  tariff: Tariff
  /** Heat for a home that is always warm, kWh a year. */
  heatKwh: number
  years: Record<WayOfHeating['key'], HeatedYear>
  /** Between what Powerboard is likely to cost, pence a year. */
  likely: { low: number; high: number }
  /** Degree days a day in each month, January first: how cold its days are. */
  dailyDegrees: number[]
}

/** Works out a year's heating of the home, four ways. */
export function answerRunningCost({
  question,
  prices,
}: {
  question: RunningCostQuestion
  prices: HeatingPrices
}): RunningCostAnswer {
  const { tariff, ways } = prices
  const { heatLossWattsPerKelvin: heatLossWPerK } = question.home
  const months = monthlyDegreeDays(question.city)
  const monthlyHeatKwh = months.map(({ degreeDays }) => heatKwh({ heatLossWPerK, degreeDays }))
  const yearBy = (way: WayOfHeating) => ({ way, ...yearOfHeating({ monthlyHeatKwh, way, tariff }) })
  const zoned = (useFactor: number) => yearBy({ ...ways.powerboard, useFactor }).pence
  return {
    ...question,
    tariff,
    heatKwh: monthlyHeatKwh.reduce((sum, kwh) => sum + kwh),
    years: {
      electric: yearBy(ways.electric),
      powerboard: yearBy(ways.powerboard),
      gas: yearBy(ways.gas),
      'heat-pump': yearBy(ways['heat-pump']),
    },
    likely: { low: zoned(ways.powerboard.likelyUse.low), high: zoned(ways.powerboard.likelyUse.high) },
    dailyDegrees: months.map(({ degreeDays, days }) => degreeDays / days),
  }
}
