import type { Occupancy } from '../building/home/occupancy'
import { DAYS_OF_MONTHS } from '../climate/degree-days'
import { rangeCheck } from '../quantity/range-check'
import { type Balance, monthBalance } from './balance'
import { HEATING_HOURS, HOUSEHOLD, sunHours } from './hours'
import { type SolarRegion } from './regions'
import { type Roof, roofYieldKwh } from './roof-yield'

const check = rangeCheck({ heatingKwh: [0, 1_000_000], householdKwh: [0, 1_000_000], batteryKwh: [0, 1_000] })

/** October to March, January as 0. */
const WINTER = [9, 10, 11, 0, 1, 2]
/** The months with the lowest yield. */
const DARKEST = [10, 11, 0]

export type SolarMonth = Balance & { needHeatingKwh: number; needHouseholdKwh: number }

export type SolarYear = {
  /** January first. */
  months: SolarMonth[]
  year: SolarMonth
  /** Share of the heating that comes from the roof, October to March and November to January; null without heating. */
  winterShare: number | null
  darkestShare: number | null
  /** Share of the year's electricity that the roof makes from November to January; null without a roof. */
  madeInDarkest: number | null
}

export type SolarHome = {
  roof: Roof
  region: SolarRegion
  /** Of the home, January first. */
  monthlyDegreeDays: readonly number[]
  occupancy: Occupancy
  /** Annual electricity for heating, and for everything else. */
  heatingKwh: number
  householdKwh: number
  /** Energy that the battery gives when full; 0 for none. */
  batteryKwh: number
}

/**
 * Balances the yield of a roof against the needs of a home, month by month: heating follows the degree days, everything else is the same every day. Throws OutOfRange.
 */
export function solarYear({
  roof,
  region,
  monthlyDegreeDays,
  occupancy,
  heatingKwh,
  householdKwh,
  batteryKwh,
}: SolarHome): SolarYear {
  check({ heatingKwh, householdKwh, batteryKwh })
  const made = roofYieldKwh({ roof, region })
  const ofYear = monthlyDegreeDays.reduce((sum, month) => sum + month)
  const months = DAYS_OF_MONTHS.map((days, month): SolarMonth => {
    const needs = {
      days,
      solarKwh: made[month] ?? NaN,
      heatingKwh: (heatingKwh * (monthlyDegreeDays[month] ?? NaN)) / ofYear,
      householdKwh: (householdKwh * days) / 365,
    }
    const hours = {
      sun: sunHours({ month, region, facing: roof.facing }),
      heating: HEATING_HOURS[occupancy],
      household: HOUSEHOLD,
    }
    return {
      ...monthBalance({ needs, hours, batteryKwh }),
      needHeatingKwh: needs.heatingKwh,
      needHouseholdKwh: needs.householdKwh,
    }
  })
  const year = totalOf(months)
  const [winter, darkest] = [WINTER, DARKEST].map((chosen) => totalOf(chosen.flatMap((month) => months[month] ?? [])))
  return {
    months,
    year,
    winterShare: winter ? shareOf(winter.heatingKwh, winter.needHeatingKwh) : null,
    darkestShare: darkest ? shareOf(darkest.heatingKwh, darkest.needHeatingKwh) : null,
    madeInDarkest: darkest ? shareOf(darkest.madeKwh, year.madeKwh) : null,
  }
}

const shareOf = (amount: number, whole: number) => (whole > 0 ? amount / whole : null)

function totalOf(months: readonly SolarMonth[]): SolarMonth {
  const of = (key: keyof SolarMonth) => months.reduce((sum, month) => sum + month[key], 0)
  return {
    madeKwh: of('madeKwh'),
    householdKwh: of('householdKwh'),
    heatingKwh: of('heatingKwh'),
    exportedKwh: of('exportedKwh'),
    lostKwh: of('lostKwh'),
    boughtKwh: of('boughtKwh'),
    needHeatingKwh: of('needHeatingKwh'),
    needHouseholdKwh: of('needHouseholdKwh'),
  }
}

/** Pence a year, in whole pounds. */
export type SolarWorth = {
  /** Saved on purchases for the household and for heating, and earned from exports. */
  householdPence: number
  heatingPence: number
  exportPence: number
  totalPence: number
  /** Income that the electricity used for heating would have earned as exports. */
  forgonePence: number
}

/** The value of a year's solar electricity. Each part is rounded to whole pounds as shown, so that the parts add up. */
export function worthOf({
  year,
  pencePerKwh,
  exportPencePerKwh,
}: {
  year: Balance
  pencePerKwh: number
  exportPencePerKwh: number
}): SolarWorth {
  const householdPence = toPounds(year.householdKwh * pencePerKwh)
  const heatingPence = toPounds(year.heatingKwh * pencePerKwh)
  const exportPence = toPounds(year.exportedKwh * exportPencePerKwh)
  return {
    householdPence,
    heatingPence,
    exportPence,
    totalPence: householdPence + heatingPence + exportPence,
    forgonePence: toPounds(year.heatingKwh * exportPencePerKwh),
  }
}

const toPounds = (pence: number) => 100 * Math.round(pence / 100)
