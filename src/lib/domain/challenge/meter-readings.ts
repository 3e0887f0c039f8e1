import { daysBetween } from './season'

export const METER_UNITS = [
  { value: 'kwh', label: 'kWh' },
  { value: 'm3', label: 'm³ (gas)' },
  { value: 'ft3', label: 'Hundreds of ft³ (gas)' },
] as const

export type MeterUnit = (typeof METER_UNITS)[number]['value']
export type MeterFuel = 'electricity' | 'gas'

/** The reading of a meter on an ISO date in London. */
export type MeterReading = { fuel: MeterFuel; date: string; value: number; unit: MeterUnit }

/** Energy used from one ISO date up to but not including another. */
export type Use = { from: string; to: string; kwh: number }

/** As on a gas bill: volume correction 1.02264, 39.5 MJ/m³ (a usual calorific value), 3.6 MJ/kWh. */
const KWH_PER_M3 = (1.02264 * 39.5) / 3.6
const M3_PER_100_FT3 = 2.83

/** kWh for each unit that a meter counts (Gas (Calculation of Thermal Energy) Regulations 1996). */
export const KWH_PER_UNIT: Readonly<Record<MeterUnit, number>> = {
  kwh: 1,
  m3: KWH_PER_M3,
  ft3: M3_PER_100_FT3 * KWH_PER_M3,
}

/**
 * Use between consecutive readings of a fuel, earliest first; of several readings on a day, the highest counts. A
 * reading below the previous one, or in another unit, starts afresh: the meter was exchanged, as its owner has said.
 */
export function betweenReadings(readings: readonly MeterReading[], fuel: MeterFuel): Use[] {
  const ofFuel = readings.filter((reading) => reading.fuel === fuel)
  const sorted = ofFuel.sort((a, b) => a.date.localeCompare(b.date) || a.value - b.value)
  const daily = [...new Map(sorted.map((reading) => [reading.date, reading])).values()]
  return daily.flatMap((reading, index) => {
    const before = daily[index - 1]
    if (!before || before.unit !== reading.unit || reading.value < before.value) return []
    return [{ from: before.date, to: reading.date, kwh: (reading.value - before.value) * KWH_PER_UNIT[reading.unit] }]
  })
}

/**
 * The kept reading that a new one contradicts if the meter is the same: the one before it is higher, or the one after it
 * lower. Null if there is none, or if it replaces the reading of its own day.
 */
export function contradictedBy(reading: MeterReading, kept: readonly MeterReading[]): MeterReading | null {
  const sorted = kept
    .filter(({ fuel, unit, date }) => fuel === reading.fuel && unit === reading.unit && date !== reading.date)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const before = sorted.findLast(({ date }) => date < reading.date)
  if (before && before.value > reading.value) return before
  const after = sorted.find(({ date }) => date > reading.date)
  return after && after.value < reading.value ? after : null
}

/** kWh per day, spread evenly over the days of a use. */
export const kwhPerDay = ({ from, to, kwh }: Use): number => kwh / daysBetween(from, to)
