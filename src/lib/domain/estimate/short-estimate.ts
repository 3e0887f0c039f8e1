import { hourlyCostPence } from '../energy-costs/hourly-cost'
import type { HeatingPrices, WayOfHeating } from '../energy-costs/ways-of-heating'
import { pencePerKwhOfHeat } from '../energy-costs/year-of-heating'
import { CURRENT_HEATING, type CurrentHeating } from '../leads/quote-options'
import { BUILT_BANDS, type BuiltBand, sizeByRule } from './rule-of-thumb'

/** 1 October to 30 April. */
export const HEATING_DAYS = 212

const AREA_M2 = { min: 5, max: 1_000 }
const HOURS_A_DAY = { min: 1, max: 24 }

export type EstimateInput = { floorAreaM2: number; built: BuiltBand; heating: CurrentHeating; hoursADay: number }

/** Initial answers: a two-bedroom 1980s flat with electric heaters, mornings and evenings. */
export const EXAMPLE_HOME: EstimateInput = {
  floorAreaM2: 62,
  built: '1975-1999',
  heating: 'electric-heaters',
  hoursADay: 6,
}

export type ShortEstimate = {
  wattsPerM2: number
  neededWatts: number
  panels: number
  installedWatts: number
  /** All panels at full power, for one hour and for the season; unrounded. */
  hourPence: number
  kwhAYear: number
  yearPence: number
  /** The same heat from the current system; null without a dated price. */
  sameHeatPence: number | null
}

/** Panels by the rule of thumb, and their maximum annual running cost: full power for all given hours. */
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

/** Heating systems with a known price. Standing charges are excluded. */
const WAY_NOW: Partial<Record<CurrentHeating, WayOfHeating['key']>> = {
  'gas-boiler': 'gas',
  'heat-pump': 'heat-pump',
  'electric-heaters': 'electric',
}

export type EstimateRead = { ok: true; input: EstimateInput } | { ok: false; errors: Record<string, string> }

/** Reads four form answers, with one message for each invalid one. */
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
