import type { Tariff } from '@/lib/domain/assumptions/tariff'
import { heatKwh } from '@/lib/domain/building/heat-loss/losses'
import type { HeatingPrices, WayOfHeating } from '@/lib/domain/energy-costs/ways-of-heating'
import { yearOfHeating } from '@/lib/domain/energy-costs/year-of-heating'

import { monthlyDegreeDays } from './cities'
import type { RunningCostQuestion } from './running-cost-question'

/** A year of heating with one system. */
export type HeatedYear = { way: WayOfHeating; monthlyPence: number[]; pence: number }

/** The result of a running-cost question. */
export type RunningCostResult = RunningCostQuestion & {
  tariff: Tariff
  /** Annual heat if the home is always warm, kWh. */
  heatKwh: number
  years: Record<WayOfHeating['key'], HeatedYear>
  /** Likely range for Powerboard, pence a year. */
  likely: { low: number; high: number }
  /** Average degree days per day of each month, January first. */
  dailyDegrees: number[]
}

/** Estimates a year's heating of the home with four systems. */
export function estimateRunningCost({
  question,
  prices,
}: {
  question: RunningCostQuestion
  prices: HeatingPrices
}): RunningCostResult {
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
