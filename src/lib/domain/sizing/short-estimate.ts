import { CURRENT_HEATING, type CurrentHeating } from '../leads/quote-options'
import { hourlyCostPence } from '../running-cost/hourly-cost'
import type { HeatingPrices, WayOfHeating } from '../running-cost/ways-of-heating'
import { pencePerKwhOfHeat } from '../running-cost/year-of-heating'
import { BUILT_BANDS, sizeByRule, type BuiltBand } from './rule-of-thumb'

/** 1 October to 30 April. */
export const HEATING_DAYS = 212

export const AREA_M2 = { min: 5, max: 1_000 }
export const HOURS_A_DAY = { min: 1, max: 24 }

export type EstimateInput = { floorAreaM2: number; built: BuiltBand; heating: CurrentHeating; hoursADay: number }

/** What a page begins with: a two-bedroom flat of the eighties, mornings and evenings. */
export const EXAMPLE_HOME: EstimateInput = { floorAreaM2: 62, built: '1975-1999', heating: 'gas-boiler', hoursADay: 6 }

export type ShortEstimate = {
  wattsPerM2: number
  neededWatts: number
  panels: number
  installedWatts: number
  /** All panels at full power for one hour, and for the whole season; not rounded. */
  hourPence: number
  kwhAYear: number
  yearPence: number
  /** The same heat from what is there now; null where we hold no price with a date. */
  sameHeatPence: number | null
}

/** How many panels by the short rule, and the most they can cost to run in a year: full power for all the hours given. */
export function shortEstimate({
  input,
  panelWatts,
  prices: { tariff, ways },
}: {
  input: EstimateInput
  panelWatts: number
  prices: HeatingPrices
}): ShortEstimate {
  const { floorAreaM2, built, heating, hoursADay } = input
  const sized = sizeByRule({ floorAreaM2, built, panelWatts })
  const installedWatts = sized.panels * panelWatts
  const hourPence = hourlyCostPence({ powerWatts: installedWatts, pencePerKwh: tariff.electricity.pencePerKwh })
  const hoursAYear = hoursADay * HEATING_DAYS
  const kwhAYear = (installedWatts / 1000) * hoursAYear
  const key = WAY_NOW[heating]
  const way = key && ways[key]
  const sameHeatPence = way
    ? kwhAYear * pencePerKwhOfHeat({ pencePerKwh: tariff[way.fuel].pencePerKwh, heatPerUnit: way.heatPerUnit })
    : null
  return { ...sized, installedWatts, hourPence, kwhAYear, yearPence: hourPence * hoursAYear, sameHeatPence }
}

/** The ways of heating whose price we hold. Standing charges are left out. */
const WAY_NOW: Partial<Record<CurrentHeating, WayOfHeating['key']>> = {
  'gas-boiler': 'gas',
  'heat-pump': 'heat-pump',
  'electric-heaters': 'electric',
}

export type EstimateRead = { ok: true; input: EstimateInput } | { ok: false; errors: Record<string, string> }

/** The four answers as a form sends them; one message for each that cannot be used. */
export function readEstimateInput(values: Readonly<Record<string, string | undefined>>): EstimateRead {
  const floorAreaM2 = within(values.area, AREA_M2)
  const hoursADay = within(values.hours, HOURS_A_DAY)
  const built = BUILT_BANDS.find(({ value }) => value === values.built)?.value
  const heating = CURRENT_HEATING.find(({ value }) => value === values.heating)?.value
  if (floorAreaM2 !== null && hoursADay !== null && built && heating)
    return { ok: true, input: { floorAreaM2, built, heating, hoursADay } }
  return {
    ok: false,
    errors: {
      ...(floorAreaM2 === null && { area: 'Please enter a floor area between 5 and 1,000 square metres' }),
      ...(!built && { built: 'Please select when it was built' }),
      ...(!heating && { heating: 'Please select current heating system' }),
      ...(hoursADay === null && { hours: 'Please enter between 1 and 24 hours' }),
    },
  }
}

function within(typed: string | undefined, { min, max }: { min: number; max: number }): number | null {
  const text = typed?.trim() ?? ''
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}
