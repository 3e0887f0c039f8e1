import type { Design, DesignHome, DesignRoom } from '@/lib/domain/design/design'
import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'
import { type OfferedPanel, orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'

import { fittedPrice, type Price } from '../configurator/price'
import { type Basis, withPanel } from '../engine/estimate-basis'
import { roomResult } from '../professional/room-result'
import { type SharedSums, sharedSums } from '../professional/shared-sums'
import { designCircuits } from './design-circuits'
import type { DesignElectrical } from './design-electrical'
import { homeOfDesign, projectRoom } from './project-of-design'
import { type RoomDesign, roomDesign } from './room-design'

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
}

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
  let shared: SharedSums | null = null
  let cache = new WeakMap<DesignRoom, RoomDesign | RoomRefused>()

  const sharedFor = (design: Design): SharedSums => {
    if (shared && home === design.home) return shared
    home = design.home
    cache = new WeakMap()
    shared = sharedSums({
      home: homeOfDesign(design.home),
      own: {},
      basis: withPanel(basis, design.home.panel ?? null),
    })
    return shared
  }
  const workedOut = (room: DesignRoom, sums: SharedSums) => {
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
      return totalled({ design, found, shared: sums })
    },
  }
}

/** Maximum floor area; a larger layout would take too long in a browser. */
export const LARGEST_M2 = 120

const TOO_LARGE = `we lay out rooms of more than ${LARGEST_M2} m² ourselves. Ask for a quote`
const OUT_OF_RANGE = 'the room is too large or too high to calculate'

function workOut(room: DesignRoom, shared: SharedSums): RoomDesign | RoomRefused {
  if (outlineAreaM2(room.outline) > LARGEST_M2) return { id: room.id, message: TOO_LARGE }
  const figures = roomResult({ room: projectRoom(room), shared })
  if (!figures.ok) return { id: room.id, message: uncapital(figures.message) }
  try {
    return roomDesign({ room, figures, shared })
  } catch (error) {
    if (error instanceof OutOfRange) return { id: room.id, message: OUT_OF_RANGE }
    throw error
  }
}

type Totalled = { design: Design; found: readonly (RoomDesign | RoomRefused)[]; shared: SharedSums }

function totalled({ design, found, shared }: Totalled): DesignResult {
  const rooms = found.filter((room): room is RoomDesign => 'panels' in room)
  const refused = found.filter((room): room is RoomRefused => 'message' in room)
  const total = (of: (room: RoomDesign) => number) => rooms.reduce((sum, room) => sum + of(room), 0)
  const heated = rooms.filter((room) => room.panels.length > 0)
  const panels = heated.reduce((sum, room) => sum + room.panels.length, 0)
  const panelWatts = shared.outputs.rated.value
  const prices = panelPrices(shared.withOwn(orderPrices({ panel: shared.panel, effective: shared.effective })))
  const price =
    panels === 0 ? null : fittedPrice({ panels, panelName: shared.panelName, thermostats: heated.length, prices })
  return {
    rooms,
    refused,
    panels,
    watts: panels * panelWatts,
    ...designCircuits({ design, rooms: heated, home: shared.home, panelWatts, limit: shared.panel.panelsPer16aMax }),
    price,
    product: shared.panel,
    outdoorC: shared.conditions.outdoor.value,
    neededWatts: total(({ loadWatts }) => loadWatts),
    givenWatts: total(({ loadWatts, shortfallWatts }) => loadWatts - shortfallWatts),
    atStatedTemperature: total((room) => room.atStatedTemperature),
  }
}

/** For use at the end of a sentence. */
const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
