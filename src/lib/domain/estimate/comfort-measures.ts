import { usualWallKind } from '../building/home/usual-fabric'
import { withInsulation } from '../building/u-values/added-insulation'
import { loftU } from '../building/u-values/roofs'
import { usualFloor } from '../building/u-values/usual-floors'
import { wallU } from '../building/u-values/walls'
import { windowU } from '../building/u-values/windows'
import { evaluator, inOrder } from '../quantity/evaluate'
import type { EstimateGraph } from './estimate-graph'
import { fittedByRoom, type FittedRoom, givenWattsOf, type HomeCeilings, panelsOf, sizeOf } from './fitted-panels'
import { installedPrice } from './installed-price'
import { type OfferedPanel, panelPrices } from './panels-needed'

type Built = EstimateGraph['built']

type Improved = { key: string; to: (now: number, built: Built) => number }

const INSULATION_MM = 100
/** Resistance of 100 mm of rigid boards of 0.035 W/mK, m²K/W. */
const FLOOR_M2K_PER_W = 2.86
/** Walls that are this good have been lined already, W/m²K. */
const LINED_LEAST = 0.32

const lessOf = (then: number) => (now: number) => Math.min(now, then)
const thickerFloor =
  (isSuspended: boolean) =>
  (now: number, { ageBand, nation }: Built) =>
    usualFloor({ band: ageBand, nation }).suspended === isSuspended ? Math.max(now, FLOOR_M2K_PER_W) : now

/** What makes a home lose less, in the order of what it usually costs. The prices themselves are an installer’s. */
export const MEASURES = [
  { value: 'draughts', key: 'home.air-changes', to: lessOf(0.5), label: 'draught-proofing' },
  { value: 'loft', key: 'home.roof.u-value', to: lessOf(loftU({ insulationMm: 270 })), label: '270 mm in the loft' },
  {
    value: 'cavity',
    key: 'home.wall.u-value',
    to: (now, { ageBand, nation }) =>
      usualWallKind(ageBand) === 'cavity'
        ? Math.min(now, wallU({ kind: 'cavity-filled', band: ageBand, nation }))
        : now,
    label: 'filled cavity walls',
  },
  {
    value: 'floorboards',
    key: 'home.floor.resistance',
    to: thickerFloor(true),
    label: `${INSULATION_MM} mm below the floorboards`,
  },
  {
    value: 'windows',
    key: 'home.window.u-value',
    to: lessOf(windowU({ glazing: 'from-2022' })),
    label: 'new windows',
  },
  {
    value: 'lining',
    key: 'home.wall.u-value',
    to: (now, { ageBand }) =>
      usualWallKind(ageBand) === 'cavity'
        ? now
        : Math.min(now, Math.max(LINED_LEAST, withInsulation({ wattsPerM2K: now, insulationMm: INSULATION_MM }))),
    label: `${INSULATION_MM} mm on the outer walls`,
  },
  {
    value: 'solid-floor',
    key: 'home.floor.resistance',
    to: thickerFloor(false),
    label: `${INSULATION_MM} mm on the ground floor`,
  },
] as const satisfies readonly ({ value: string; label: string } & Improved)[]

export type MeasureKey = (typeof MEASURES)[number]['value']

/** A home with some measures: its heat on a cold day, what panels can give of it, and what they and their year cost. */
export type ComfortStep = {
  /** All measures up to this one. */
  measures: MeasureKey[]
  neededWatts: number
  givenWatts: number
  restWatts: number
  panels: number
  pricePence: number
  /** A year with panels, in proportion to the heat loss. */
  yearPence: number
}

/** What panels can do for a home, whose rooms may need more heat than their ceilings may give. */
export type ComfortResult = {
  neededWatts: number
  givenWatts: number
  /** Another heater must supply this. */
  restWatts: number
  /** Rooms of the home as the calculator divides it, and those that panels can heat alone. */
  rooms: number
  metRooms: number
  /** Panels for those rooms, and their price. */
  metPanels: number
  metPence: number
  /** Measures added one after another, in the order of their usual cost, until panels are enough. */
  steps: ComfortStep[]
}

/** Below this, panels count as enough, W. */
const ENOUGH_W = 1

/** A measure that saves less than this share is left out. */
const LEAST_SAVING = 0.01

type Input = { graph: EstimateGraph; panel: OfferedPanel; yearPence: number }

/** The share of panels in the heat of a home, and what would make it larger. */
export function comfortResult({ graph, panel, yearPence }: Input): ComfortResult {
  const { home, share, sizing } = graph
  const prices = panelPrices(sizing.prices)
  const priceOf = (panels: number) => installedPrice({ panels, ...prices }).pence
  const roomsOf = (neededWatts: number, lostWatts: HomeCeilings['lostWatts']) =>
    fittedByRoom({
      home: {
        floorAreaM2: home.floorArea.value,
        heightM: home.height.value,
        airC: home.indoor.value,
        storeys: home.storeys.value,
        neededWatts,
        lostWatts,
      },
      rooms: sizing.rooms.value,
      panel: { ...sizeOf(panel), riseK: sizing.rise.value, watts: sizing.outputs.rated.value },
    })
  const { sides, ceiling, floor } = home.lost
  const rooms = roomsOf(share.needed.value, { sides: sides.value, ceiling: ceiling.value, floor: floor.value })
  const met = rooms.filter(isMet)
  const restWatts = share.rest.value
  return {
    neededWatts: share.needed.value,
    givenWatts: share.given.value,
    restWatts: restWatts < ENOUGH_W ? 0 : restWatts,
    rooms: rooms.length,
    metRooms: met.length,
    metPanels: panelsOf(met),
    metPence: priceOf(panelsOf(met)),
    steps: restWatts < ENOUGH_W ? [] : stepsOf({ graph, roomsOf, priceOf, yearPence }),
  }
}

const isMet = ({ neededWatts, givenWatts }: FittedRoom) => neededWatts - givenWatts < ENOUGH_W

type Stepping = Pick<Input, 'graph' | 'yearPence'> & {
  roomsOf: (neededWatts: number, lostWatts: HomeCeilings['lostWatts']) => FittedRoom[]
  priceOf: (panels: number) => number
}

function stepsOf({ graph: { built, home, sizing }, roomsOf, priceOf, yearPence }: Stepping): ComfortStep[] {
  const run = evaluator([home.calculated, home.lost.sides, home.lost.ceiling, home.lost.floor])
  const ruleWatts = sizing.rule.value * home.floorArea.value
  const valueOf = new Map(inOrder([home.calculated]).map(({ key, value }) => [key, value]))
  const steps: ComfortStep[] = []
  const measures: MeasureKey[] = []
  const changed: Record<string, number> = {}
  let before = 1
  for (const { value, key, to } of MEASURES) {
    const now = changed[key] ?? valueOf.get(key)
    if (now === undefined) continue
    const better = { ...changed, [key]: to(now, built) }
    const [wattsPerK = NaN, sides = NaN, ceiling = NaN, floor = NaN] = run(better)
    const ratio = wattsPerK / home.calculated.value
    if (ratio > before * (1 - LEAST_SAVING)) continue
    changed[key] = to(now, built)
    before = ratio
    measures.push(value)
    const neededWatts = Math.max(home.designHeatLoss.value * ratio, ruleWatts)
    const rooms = roomsOf(neededWatts, { sides, ceiling, floor })
    const givenWatts = givenWattsOf(rooms)
    const restWatts = neededWatts - givenWatts < ENOUGH_W ? 0 : neededWatts - givenWatts
    const panels = panelsOf(rooms)
    steps.push({
      measures: [...measures],
      neededWatts,
      givenWatts,
      restWatts,
      panels,
      pricePence: priceOf(panels),
      yearPence: Math.round(yearPence * ratio),
    })
    if (restWatts === 0) break
  }
  return steps
}
