import { assumptionsFor } from '../assumptions/assumptions-for'
import type { Numbers } from '../assumptions/default-assumptions'
import { effectiveAssumptions } from '../assumptions/effective'
import type { AreaClimate } from '../climate/area-climate'
import { ELECTRICITY_REGIONS, type ElectricityRegion } from '../electrical/regions'
import type { HeatingSystemKey } from '../energy-costs/heating-systems'
import { costOf, type EstimateGraph, estimateGraph, yearOf } from '../estimate/estimate-graph'
import { EXAMPLE_HOME, EXAMPLE_HOME_NAME, type NamedHome } from '../estimate/example-home'
import { ceilingsOf, type FittedRoom, fittedShare, sizeOf } from '../estimate/fitted-panels'
import { answersOfNamed } from '../estimate/named-home'
import type { OfferedPanel } from '../estimate/panel-outputs'

type ListedHome = NamedHome & { key: string; label: string }

/** The example home of the site and two older ones, sorted by heating cost for their size, the dearest first. */
const HOMES = [
  {
    key: 'terrace',
    label: 'Victorian terraced house, 80 m²',
    propertyType: 'terrace',
    floorAreaM2: 80,
    built: 'before-1900',
    heating: 'gas-old',
  },
  {
    key: 'semi',
    label: 'Semi of the 1960s, 90 m²',
    propertyType: 'semi',
    floorAreaM2: 90,
    built: '1950-1966',
    heating: 'gas-old',
  },
  { key: 'flat', label: EXAMPLE_HOME_NAME.label, ...EXAMPLE_HOME },
] as const satisfies readonly ListedHome[]

export type LocalHomeKey = (typeof HOMES)[number]['key']

/** The heating systems compared on every page; the last is left out where few homes have it. */
const SYSTEMS = { panels: 'infrared', gas: 'gas-old', heatPump: 'heat-pump', storage: 'storage-heaters' } as const

type YearPence = Record<keyof typeof SYSTEMS, number>

export type LocalHome = {
  key: LocalHomeKey
  label: string
  floorAreaM2: number
  /** Heat loss on a cold day. */
  designWatts: number
  /** Panels that the home may have in comfort, and the heat that it needs of them. */
  fitted: FittedRoom
  circuits: number
  /** The same for a living room in it. */
  livingRoom: FittedRoom
  /** Annual heat demand if the home is always kept warm, kWh. */
  yearKwh: number
  /** Annual cost of heating in mornings and evenings, with the standing charge for gas; null in Northern Ireland. */
  pence: YearPence | null
}

/** What the homes of every place are calculated with, on an ISO date. */
export type HomesBasis = { numbers: Numbers; panel: OfferedPanel; date: string }

/** `climate` is at the height of the place; `region` is the letter of an electricity region. */
export type HomesInput = HomesBasis & { climate: AreaClimate; region: string }

/** The three homes in a climate, at the prices of a region, as the quick calculator estimates them. */
export function localHomes({ climate, region, numbers, panel, date }: HomesInput): LocalHome[] {
  const capped = electricityRegion(region)
  const effective = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region: capped }), date })
  if (!effective.ok) throw new Error(`No prices on ${date}: ${effective.reason}`)
  const where = { postcodeArea: climate.area, altitudeM: climate.altitudeM }
  return HOMES.map(({ key, label, ...home }) => {
    const answers = answersOfNamed(home, where)
    const graph = estimateGraph({ answers, climate, effective, panel, carbonSet: 'desnz-2026' })
    const { panels, circuits } = graph.needed.rated
    return {
      key,
      label,
      floorAreaM2: home.floorAreaM2,
      designWatts: graph.home.designHeatLoss.value,
      fitted: {
        panels: panels.value,
        neededWatts: graph.share.needed.value,
        givenWatts: graph.share.given.value,
      },
      circuits: circuits.value,
      livingRoom: livingRoomOf(graph, panel),
      yearKwh: graph.alwaysWarm.value,
      pence: capped && penceOfYear(graph),
    }
  })
}

/** The floor area of the living room that pages give panels for, m². */
export const LIVING_ROOM_M2 = 16

function livingRoomOf({ home, sizing }: EstimateGraph, panel: OfferedPanel): FittedRoom {
  return fittedShare({
    home: ceilingsOf(home, sizing.rule),
    panel: { ...sizeOf(panel), riseK: sizing.rise.value, watts: sizing.outputs.rated.value },
    share: LIVING_ROOM_M2 / home.floorArea.value,
    isOnTop: false,
  })
}

function penceOfYear(graph: EstimateGraph): YearPence {
  const penceOf = (key: HeatingSystemKey) => costOf(yearOf(graph, key)).value
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

/** Finds one of the three homes. Throws if it is missing, which is a bug. */
export function homeOf(homes: readonly LocalHome[], key: LocalHomeKey): LocalHome {
  const home = homes.find((candidate) => candidate.key === key)
  if (!home) throw new Error(`No home "${key}"`)
  return home
}
