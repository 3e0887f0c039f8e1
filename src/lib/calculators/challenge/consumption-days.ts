import { type EnergyUnit, isOfGas, kwhPer, unitLabel } from '@/lib/domain/challenge/energy-units'
import { type DailyUse, DAY_KWH_MAX } from '@/lib/domain/challenge/kept-season'
import { writtenNumber } from '@/lib/format/written-number'

import type { Amount } from './consumption-amounts'

export type DaysRead =
  /** `conversion`: how amounts became kWh, if they were in another unit. `isGas`: only gas is measured in that unit. */
  | { ok: true; days: DailyUse; incomplete: number; conversion: string | null; isGas: boolean }
  | { ok: false; message: string; question?: undefined }

/** Minimum share of a day's usual number of readings; days with fewer are left out. */
const COMPLETE = 0.9
const READINGS_OF_LONG_DAY = 48

/** The kWh of each day. Days with gaps are left out and counted. */
export function daysOf(amounts: readonly Amount[], unit: EnergyUnit): DaysRead {
  if (amounts.length === 0) return { ok: false, message: 'There are no readings below the headings.' }
  const byDay = new Map<string, { kwh: number; count: number }>()
  for (const { date, kwh } of amounts) {
    const day = byDay.get(date) ?? { kwh: 0, count: 0 }
    byDay.set(date, { kwh: day.kwh + kwh, count: day.count + 1 })
  }
  const tooMuch = [...byDay].find(([, { kwh }]) => kwh > DAY_KWH_MAX)
  if (tooMuch) return { ok: false, message: `${tooMuch[0]}: more than any home uses in a day.` }
  const usual = usualReadings([...byDay.values()].map(({ count }) => count))
  const complete = [...byDay].filter(([, { count }]) => count >= COMPLETE * usual)
  return {
    ok: true,
    days: Object.fromEntries(complete.map(([date, { kwh }]) => [date, Math.round(kwh * 1000) / 1000])),
    incomplete: byDay.size - complete.length,
    conversion: conversionOf(unit),
    isGas: isOfGas(unit),
  }
}

const usualReadings = (counts: readonly number[]): number =>
  counts.reduce((most, count) => Math.max(most, Math.min(count, READINGS_OF_LONG_DAY)), 0)

/** 'The amounts, in m³ of gas, were multiplied by 11.221 to give kWh.' */
const conversionOf = (unit: EnergyUnit): string | null =>
  unit === 'kwh'
    ? null
    : `The amounts, in ${unitLabel(unit)}, were multiplied by ${writtenNumber(kwhPer(unit), { most: 3 })} to give kWh.`
