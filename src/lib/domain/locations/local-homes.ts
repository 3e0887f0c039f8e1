import { assumptionsFor } from '../assumptions/assumptions-for'
import type { Numbers } from '../assumptions/default-assumptions'
import { effectiveAssumptions } from '../assumptions/effective'
import { heatKwh } from '../building/heat-loss/losses'
import type { PropertyType } from '../building/home/answers'
import { typicalHome } from '../building/home/typical-home'
import { ageBandOf } from '../building/u-values/age-bands'
import type { Nation } from '../building/u-values/nations'
import { ELECTRICITY_REGIONS, type ElectricityRegion } from '../electrical/regions'
import { compareSystems } from '../energy-costs/compare-systems'
import type { HeatingSystemKey } from '../energy-costs/heating-systems'
import { useOf } from '../energy-costs/use-of'
import { given } from '../quantity/quantity'

/** Three kinds of home found in most places, sorted by heating cost for their size, the dearest first. */
const HOMES = [
  { key: 'terrace', label: 'Victorian terraced house, 80 m²', propertyType: 'terrace', floorAreaM2: 80, year: 1890 },
  { key: 'semi', label: 'Semi of the 1960s, 90 m²', propertyType: 'semi', floorAreaM2: 90, year: 1962 },
  {
    key: 'flat',
    label: 'Two-bedroom flat of the 1990s, 62 m²',
    propertyType: 'flat-middle',
    floorAreaM2: 62,
    year: 1994,
  },
] as const satisfies readonly {
  key: string
  label: string
  propertyType: PropertyType
  floorAreaM2: number
  year: number
}[]

export type LocalHomeKey = (typeof HOMES)[number]['key']

/** The heating systems compared on every page; the last is left out where few homes have it. */
const SYSTEMS = { panels: 'infrared', gas: 'gas-old', heatPump: 'heat-pump', storage: 'storage-heaters' } as const

type YearPence = Record<keyof typeof SYSTEMS, number>

export type LocalHome = {
  key: LocalHomeKey
  label: string
  floorAreaM2: number
  heatLossWattsPerKelvin: number
  /** Heat loss on a cold day. */
  designWatts: number
  /** Annual heat demand if the home is always kept warm, kWh. */
  yearKwh: number
  /** Annual cost of heating in mornings and evenings, with the standing charge for gas; null in Northern Ireland. */
  pence: YearPence | null
}

type Climate = { degreeDays: number; designC: number; nation: string }

/** `region` is the letter of an electricity region, `date` an ISO date. */
export type HomesInput = { climate: Climate; region: string; numbers: Numbers; date: string }

/** The three homes in a climate, at the prices of a region. */
export function localHomes({
  climate: { degreeDays, designC, nation },
  region,
  numbers,
  date,
}: HomesInput): LocalHome[] {
  const outdoor = given({
    key: 'climate.outdoor',
    name: 'Temperature outdoors on a cold day',
    unit: '°C',
    value: designC,
    source: { title: 'Postcode area, at the height of the place', date, confidence: 'assumed' },
  })
  const nationKey = nationOf(nation)
  return HOMES.map(({ key, label, propertyType, floorAreaM2, year }) => {
    const home = typicalHome({
      propertyType,
      floorAreaM2,
      ageBand: ageBandOf({ year, nation: nationKey }),
      nation: nationKey,
      outdoor,
    })
    const heatLossWattsPerKelvin = home.heatLossCoefficient.value
    const yearKwh = heatKwh({ heatLossWPerK: heatLossWattsPerKelvin, degreeDays })
    return {
      key,
      label,
      floorAreaM2,
      heatLossWattsPerKelvin,
      designWatts: home.designHeatLoss.value,
      yearKwh,
      pence: penceOfYear({ yearKwh, region, numbers, date }),
    }
  })
}

function penceOfYear({
  yearKwh,
  region,
  numbers,
  date,
}: { yearKwh: number } & Omit<HomesInput, 'climate'>): YearPence | null {
  const capped = electricityRegion(region)
  if (!capped) return null
  const effective = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region: capped }), date })
  if (!effective.ok) throw new Error(`No prices on ${date}: ${effective.reason}`)
  const alwaysWarm = given({
    key: 'year.always-warm',
    name: 'Heat of a year in a home that is always warm',
    unit: 'kWh',
    value: yearKwh,
    source: { title: 'Degree days of the place', date, confidence: 'assumed' },
  })
  const compared = compareSystems({
    alwaysWarm,
    useOf: (system) => useOf({ system, occupancy: 'mornings-and-evenings', effective }),
    effective,
  })
  const penceOf = (key: HeatingSystemKey) => {
    const found = compared.find(({ system }) => system === key)
    if (!found) throw new Error(`"${key}" has no price on ${date}`)
    return found.year.withStanding.value
  }
  return {
    panels: penceOf(SYSTEMS.panels),
    gas: penceOf(SYSTEMS.gas),
    heatPump: penceOf(SYSTEMS.heatPump),
    storage: penceOf(SYSTEMS.storage),
  }
}

/** The electricity region with this letter; null in Northern Ireland, where the price cap does not apply. */
export function electricityRegion(letter: string): ElectricityRegion | null {
  return ELECTRICITY_REGIONS.find(({ value }) => value === letter)?.value ?? null
}

const NATIONS: Readonly<Record<string, Nation>> = {
  England: 'england',
  Wales: 'wales',
  Scotland: 'scotland',
  'Northern Ireland': 'northern-ireland',
}

function nationOf(name: string): Nation {
  const nation = NATIONS[name]
  if (!nation) throw new Error(`Unknown nation "${name}"`)
  return nation
}

/** Finds one of the three homes. Throws if it is missing, which is a bug. */
export function homeOf(homes: readonly LocalHome[], key: LocalHomeKey): LocalHome {
  const home = homes.find((candidate) => candidate.key === key)
  if (!home) throw new Error(`No home "${key}"`)
  return home
}
