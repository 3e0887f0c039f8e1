import { type Design, type DesignHome, type DesignRoom, measuresOf, roomOf } from '@/lib/domain/design/design'
import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'
import { type MeasureKey, MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { ownFigureSource } from '@/lib/domain/estimate/own-figure-limits'
import { type OfferedPanel } from '@/lib/domain/estimate/panel-outputs'
import { orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import type { ProjectRoom } from '@/lib/domain/estimate/project'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { withChanges } from '@/lib/domain/quantity/with-changes'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'
import { uncapital } from '@/lib/domain/text/uncapital'

import { type ComfortView, comfortView } from '../comfort-share'
import { fittedPrice, type Price } from '../configurator/price'
import type { Basis } from '../engine/estimate-basis'
import { improving, roomsComfort } from '../engine/rooms-comfort'
import { type RoomFigures, type RoomResult, roomResult } from '../professional/room-result'
import { type SharedSums, sharedSums } from '../professional/shared-sums'
import { designCircuits } from './design-circuits'
import type { DesignElectrical } from './design-electrical'
import { type OtherWay, otherWays } from './other-ways'
import { homeOfDesign, projectRoom } from './project-of-design'
import { isLimited, type RoomDesign, roomDesign } from './room-design'

/** A room that cannot be calculated, and why. */
type RoomRefused = { id: string; message: string }

/** The complete result of a design. */
export type DesignResult = {
  /** In design order, without the rejected rooms. */
  rooms: readonly RoomDesign[]
  refused: readonly RoomRefused[]
  panels: number
  watts: number
  /** 16 A circuits, fullest first. */
  circuits: readonly ScheduledCircuit[]
  /** Null without panels. */
  electrical: DesignElectrical | null
  /** Null without panels. */
  price: Price | null
  /** The product that is laid out. */
  product: OfferedPanel
  outdoorC: number
  /** Heat that the rooms need on a cold day, and what the panels give of it. */
  neededWatts: number
  givenWatts: number
  /** Panels by what their fronts give at the stated temperature. */
  atStatedTemperature: number
  /** What would make panels enough; null where the ceilings do not limit them. */
  comfort: ComfortView | null
  /** What else would, besides insulation; empty where the ceilings do not limit them. */
  otherWays: readonly OtherWay[]
  /** Panels that these rooms may have by their size and heat, but not as drawn. */
  notAsDrawn: number
}

/** What the rooms of a home share. */
type Home = { shared: SharedSums; measures: readonly MeasureKey[] }

type WorkedRoom = { figures: RoomFigures; room: RoomDesign }

export type DesignCalculator = {
  /**
   * Calculates one uncalculated room; returns whether any are left. Allows short tasks that keep the page responsive.
   */
  step: (design: Design) => boolean
  /** The result; calculates any remaining rooms first. */
  result: (design: Design) => DesignResult
}

/** Calculates designs. A room's layout is cached until the room or the home changes. */
export function designCalculator(basis: Basis): DesignCalculator {
  let home: DesignHome | null = null
  let shared: Home | null = null
  let cache = new WeakMap<DesignRoom, WorkedRoom | RoomRefused>()

  const sharedFor = (design: Design): Home => {
    if (shared && home === design.home) return shared
    home = design.home
    cache = new WeakMap()
    shared = {
      shared: sharedSums({ home: homeOfDesign(design.home), own: {}, basis }),
      measures: measuresOf(design.home),
    }
    return shared
  }
  const workedOut = (room: DesignRoom, sums: Home) => {
    const found = cache.get(room) ?? workOut(room, sums)
    cache.set(room, found)
    return found
  }
  return {
    step: (design) => {
      const sums = sharedFor(design)
      const next = design.rooms.find((room) => !cache.has(room))
      if (next) workedOut(next, sums)
      return design.rooms.some((room) => !cache.has(room))
    },
    result: (design) => {
      const sums = sharedFor(design)
      const found = design.rooms.map((room) => workedOut(room, sums))
      return totalled({ design, found, shared: sums.shared })
    },
  }
}

/** Maximum floor area; a larger layout would take too long in a browser. */
export const LARGEST_M2 = 120

const TOO_LARGE = `we lay out rooms of more than ${LARGEST_M2} m² ourselves. Ask for a quote`
const OUT_OF_RANGE = 'the room is too large or too high to calculate'

function workOut(room: DesignRoom, { shared, measures }: Home): WorkedRoom | RoomRefused {
  if (outlineAreaM2(room.outline) > LARGEST_M2) return { id: room.id, message: TOO_LARGE }
  const figures = improvedRoom({ room: projectRoom(room), shared, measures })
  if (!figures.ok) return { id: room.id, message: uncapital(figures.message) }
  try {
    return { figures, room: roomDesign({ room, figures, shared }) }
  } catch (error) {
    if (error instanceof OutOfRange) return { id: room.id, message: OUT_OF_RANGE }
    throw error
  }
}

type Improved = { room: ProjectRoom; shared: SharedSums; measures: readonly MeasureKey[] }

/** A room by both methods, in a home with these measures on top of what is usual for its age. */
function improvedRoom({ room, shared, measures }: Improved): RoomResult {
  const asBuilt = roomResult({ room, shared })
  if (!asBuilt.ok || measures.length === 0) return asBuilt
  const { changesOf } = improving([asBuilt], shared)
  const changes = MEASURES.filter(({ value }) => measures.includes(value)).reduce<Overrides>(
    (before, measure) => ({ ...before, ...changesOf(measure, before) }),
    {},
  )
  const source = ownFigureSource(shared.date)
  const withOwn: SharedSums['withOwn'] = (piece) => withChanges(shared.withOwn(piece), { changes, source })
  return roomResult({ room, shared: { ...shared, withOwn } })
}

type Totalled = { design: Design; found: readonly (WorkedRoom | RoomRefused)[]; shared: SharedSums }

function totalled({ design, found, shared }: Totalled): DesignResult {
  const worked = found.filter((room) => 'figures' in room)
  const refused = found.filter((room) => 'message' in room)
  const rooms = worked.map(({ room }) => room)
  const total = (of: (room: RoomDesign) => number) => rooms.reduce((sum, room) => sum + of(room), 0)
  const heated = rooms.filter((room) => room.panels.length > 0)
  const panels = heated.reduce((sum, room) => sum + room.panels.length, 0)
  const panelWatts = shared.outputs.rated.value
  const prices = panelPrices(shared.withOwn(orderPrices({ panel: shared.panel, effective: shared.effective })))
  const priceFor = (count: number, thermostats: number) =>
    count === 0 ? null : fittedPrice({ panels: count, panelName: shared.panelName, thermostats, prices })
  const heat = {
    neededWatts: total(({ loadWatts }) => loadWatts),
    givenWatts: total(({ loadWatts, shortfallWatts, otherWatts }) => loadWatts - shortfallWatts - otherWatts),
  }
  return {
    rooms,
    refused,
    panels,
    watts: panels * panelWatts,
    ...designCircuits({ design, rooms: heated, home: shared.home, panelWatts, limit: shared.panel.panelsPer16aMax }),
    price: priceFor(panels, heated.length),
    product: shared.panel,
    outdoorC: shared.conditions.outdoor.value,
    ...heat,
    atStatedTemperature: total((room) => room.atStatedTemperature),
    comfort: isLimited(rooms) ? comfortOf({ worked, shared, heat }) : null,
    otherWays: isLimited(rooms) ? otherWays({ rooms, figuresAt: figuresAt(design, shared), priceFor }) : [],
    notAsDrawn: worked.reduce((sum, { figures, room }) => sum + leftOut(figures, room), 0),
  }
}

type Limited = { worked: readonly WorkedRoom[]; shared: SharedSums; heat: { neededWatts: number; givenWatts: number } }

/** What would make panels enough, from what is laid out now. A design does not say how a home is used. */
const comfortOf = ({ worked, shared, heat }: Limited): ComfortView | null =>
  comfortView({ ...roomsComfort({ rooms: worked.map(({ figures }) => figures), shared, yearPence: null }), ...heat })

/** A room kept at another temperature, with the insulation that is counted. */
const figuresAt = (design: Design, shared: SharedSums) => (id: string, indoorC: number) => {
  const room = roomOf(design, id)
  const figures =
    room && improvedRoom({ room: projectRoom({ ...room, indoorC }), shared, measures: measuresOf(design.home) })
  return figures?.ok ? figures : null
}

const leftOut = ({ panels }: RoomFigures, room: RoomDesign) =>
  room.isByHand || room.otherWatts > 0 ? 0 : Math.max(0, panels.value - room.panels.length)

/** For use at the end of a sentence. */
