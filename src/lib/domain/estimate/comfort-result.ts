import { isShort } from '../building/heat-loss/panels'
import type { Overrides } from '../quantity/evaluate'
import { type Measure, type MeasureKey, MEASURES } from './comfort-measures'
import type { FittedRoom } from './fitted-panels'
import { givenWattsOf, panelsOf } from './fitted-panels'
import { installedPrice, type PanelPrices } from './installed-price'

/** A home with some measures: its heat on a cold day, what panels can give of it, and what they and their year cost. */
export type ComfortStep = {
  /** All measures up to this one. */
  measures: MeasureKey[]
  neededWatts: number
  givenWatts: number
  restWatts: number
  panels: number
  pricePence: number
  /** A year with panels, in proportion to the heat loss; null if that of the home is unknown. */
  yearPence: number | null
}

/** What panels can do for a home, whose rooms may need more heat than their ceilings may give. */
export type ComfortResult = {
  neededWatts: number
  givenWatts: number
  /** Another heater must supply this. */
  restWatts: number
  /** Rooms of the home, and those that panels can heat alone. */
  rooms: number
  metRooms: number
  /** Panels for those rooms, and their price. */
  metPanels: number
  metPence: number
  /** Measures added one after another, in the order of their usual cost, until panels are enough. */
  steps: ComfortStep[]
}

/** A measure that saves less than this share is left out. */
const LEAST_SAVING = 0.01

/** Rooms with their panels, and their heat loss relative to that of the home as it is. */
type ImprovedHome = { rooms: readonly FittedRoom[]; ratio: number }

/** A home whose measures can be tried. */
export type Improving = {
  /** What a measure changes on top of other changes, by key of the quantities. */
  changesOf: (measure: Measure, before: Overrides) => Overrides
  improved: (changes: Overrides) => ImprovedHome
}

type Input = {
  rooms: readonly FittedRoom[]
  prices: PanelPrices
  yearPence: number | null
  /** Called only if panels are not enough. */
  improving: () => Improving
}

/** The share of panels in the heat of a home, and what would make it larger. */
export function comfortResult({ rooms, prices, yearPence, improving }: Input): ComfortResult {
  const priceOf = (panels: number) => installedPrice({ panels, ...prices }).pence
  const met = rooms.filter((room) => !isShort(room))
  const heat = heatOf(rooms)
  return {
    ...heat,
    rooms: rooms.length,
    metRooms: met.length,
    metPanels: panelsOf(met),
    metPence: priceOf(panelsOf(met)),
    steps: heat.restWatts === 0 ? [] : stepsOf({ ...improving(), priceOf, yearPence }),
  }
}

function heatOf(rooms: readonly FittedRoom[]) {
  const neededWatts = rooms.reduce((sum, room) => sum + room.neededWatts, 0)
  const givenWatts = givenWattsOf(rooms)
  const heat = { neededWatts, givenWatts }
  return { ...heat, restWatts: isShort(heat) ? neededWatts - givenWatts : 0 }
}

type Stepping = Improving & { priceOf: (panels: number) => number; yearPence: number | null }

function stepsOf({ changesOf, improved, priceOf, yearPence }: Stepping): ComfortStep[] {
  const steps: ComfortStep[] = []
  const measures: MeasureKey[] = []
  let changes: Overrides = {}
  let before = 1
  for (const measure of MEASURES) {
    const tried = { ...changes, ...changesOf(measure, changes) }
    const { rooms, ratio } = improved(tried)
    if (ratio > before * (1 - LEAST_SAVING)) continue
    changes = tried
    before = ratio
    measures.push(measure.value)
    const panels = panelsOf(rooms)
    const heat = heatOf(rooms)
    steps.push({
      measures: [...measures],
      ...heat,
      panels,
      pricePence: priceOf(panels),
      yearPence: yearPence === null ? null : Math.round(yearPence * ratio),
    })
    if (heat.restWatts === 0) break
  }
  return steps
}
