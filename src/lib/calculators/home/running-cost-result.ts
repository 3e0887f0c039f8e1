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
  /** Likely range for Powerboard, pence a year, as in the quick calculator. */
  likely: { low: number; high: number }
  /** Average degree days per day of each month, January first. */
  dailyDegrees: number[]
}

const toTenPounds = (pence: number) => Math.round(pence / 1_000) * 1_000

/** Estimates a year's heating of the home with four systems. */
export function estimateRunningCost({
  question,
  prices,
}: {
  question: RunningCostQuestion
  prices: HeatingPrices
}): RunningCostResult {
  const { tariff, ways, likelyYear } = prices
  const { heatLossWattsPerKelvin: heatLossWPerK } = question.home
  const months = monthlyDegreeDays(question.city)
  const monthlyHeatKwh = months.map(({ degreeDays }) => heatKwh({ heatLossWPerK, degreeDays }))
  const yearBy = (way: WayOfHeating) => ({ way, ...yearOfHeating({ monthlyHeatKwh, way, tariff }) })
  const powerboard = yearBy(ways.powerboard)
  return {
    ...question,
    tariff,
    heatKwh: monthlyHeatKwh.reduce((sum, kwh) => sum + kwh),
    years: {
      electric: yearBy(ways.electric),
      powerboard,
      gas: yearBy(ways.gas),
      'heat-pump': yearBy(ways['heat-pump']),
    },
    likely: {
      low: toTenPounds(powerboard.pence * likelyYear.low),
      high: toTenPounds(powerboard.pence * likelyYear.high),
    },
    dailyDegrees: months.map(({ degreeDays, days }) => degreeDays / days),
  }
}
