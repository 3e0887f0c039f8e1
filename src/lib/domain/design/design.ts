import type { RoomKind } from '../building/heat-loss/room-kinds'
import type { Built } from '../building/home/built'
import type { CircuitChoice } from '../electrical/circuits/circuit-choice'
import type { MeasureKey } from '../estimate/comfort-measures'
import type { HomeSupply, OwnFigures, ProjectHome } from '../estimate/project'
import type { HomeText, RoomText } from '../estimate/project-text'
import type { Joists } from '../room-plan/joists'
import { LONGEST_MM, type Outline } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { Obstacle, RoomPlan } from '../room-plan/room-plan'
import { ceilingOf, type Slope } from './slope'

/** What is on the other side of a wall: outdoors, a heated room or home, or an unheated space. */
export type WallBeyond = 'outside' | 'heated' | 'unheated'

/** A window or an external door in a wall, mm along the wall and above the floor. */
export type DesignOpening = {
  readonly id: string
  readonly kind: 'window' | 'door'
  /** Index of the wall among the sides of the outline. */
  readonly wall: number
  readonly fromMm: number
  readonly widthMm: number
  readonly sillMm: number
  readonly heightMm: number
}

export type DesignObstacle = Obstacle & { readonly id: string }

/** The room of the professional calculator that a drawn room began as, as typed there. */
type BegunAs = {
  readonly text: RoomText
  /** Whether walls, windows and ceiling are still as first drawn, so that the typed areas still apply. */
  readonly isAsDrawn: boolean
}

/** The rest of the project that a design began with, as typed. */
type RestOfProject = {
  readonly name: string
  /** With only the postcode area. */
  readonly home: HomeText
  readonly own: OwnFigures
  /** Rooms that could not be drawn, or for which there was no space. */
  readonly undrawn: readonly RoomText[]
}

/** A drawn room with everything that its heat loss and its panels depend on. */
export type DesignRoom = {
  /** Unique within the design. */
  readonly id: string
  readonly name: string
  readonly kind: RoomKind
  /** 0 for the ground floor of the home. */
  readonly storey: number
  readonly outline: Outline
  /** Height of a level ceiling, or of the low side of a sloping one. */
  readonly heightMm: number
  readonly slope: Slope | null
  /** In the order of the sides of the outline. */
  readonly walls: readonly WallBeyond[]
  /** Null: the default for the kind of room, and by the method of the home. */
  readonly indoorC: number | null
  /** Whether another heater supplies what panels do not. Absent: no. */
  readonly hasOtherHeater?: boolean | undefined
  readonly airChangesPerHour: number | null
  readonly below: 'ground' | 'heated'
  readonly above: 'roof' | 'heated'
  readonly openings: readonly DesignOpening[]
  readonly obstacles: readonly DesignObstacle[]
  readonly joists: Joists | null
  /** Panels placed by hand; null if they are laid out automatically. */
  readonly panels: readonly PlanRectangle[] | null
  /** Those that keep their places when the others are laid out again. Absent: none. */
  readonly locked?: readonly PlanRectangle[] | undefined
  /** Absent if the room was drawn here. */
  readonly began?: BegunAs | undefined
}

export type DesignHome = {
  readonly built: Built
  /** 'SN'. Null: the climate of central Great Britain. */
  readonly postcodeArea: string | null
  /** The product to lay out. Null or absent: the default panel. */
  readonly panel?: string | null | undefined
  /** Near a corner of a room, counted from 0. Null or absent: unknown. */
  readonly consumerUnit?: { readonly roomId: string; readonly corner: number } | null
  /** The home of the professional calculator that a design began with. Its age and postcode area are ignored. */
  readonly figures: ProjectHome | null
  /** What makes it lose less than is usual for its age. Absent: nothing. */
  readonly measures?: readonly MeasureKey[] | undefined
  /** Absent if the design did not begin there. */
  readonly project?: RestOfProject | undefined
}

/** Choices for circuits and cables; see `wiringOf`. */
export type Wiring = {
  /** A room is in at most one of them. */
  readonly circuits: readonly CircuitChoice[]
  /** Number of circuits whose cables run together; 1: more than twice their width apart. */
  readonly bunched: number
  /** Absent if not answered here: that of the home the design began with, or the usual one. */
  readonly supply?: HomeSupply | undefined
}

export type Design = {
  readonly home: DesignHome
  readonly rooms: readonly DesignRoom[]
  /** Absent if nothing was chosen. */
  readonly wiring?: Wiring | undefined
}

/** Gap between rooms that are placed side by side, whose actual positions are unknown. */
export const ROOM_GAP_MM = 500

const MOST_ROOMS = 40

/** Limits of a design: heights as in `checkHeatLoss`, counts so that a saved design stays small. */
export const DESIGN_LIMITS = {
  rooms: MOST_ROOMS,
  /** How far a room may be from the origin of the plan: as many rooms as are allowed, of the largest size, in a row. */
  reachMm: MOST_ROOMS * (LONGEST_MM + ROOM_GAP_MM),
  nameLength: 60,
  storey: { min: 0, max: 3 },
  heightMm: { min: 1_500, max: 12_000 },
  indoorC: { min: 5, max: 35 },
  openings: 12,
  obstacles: 12,
  panels: 60,
} as const

/** Whose usual living room panels can heat: older homes are asked for, with what has been done to them. */
export const FIRST_DESIGN_HOME: DesignHome = { built: '2003-2006', postcodeArea: null, figures: null }

export const measuresOf = ({ measures }: Pick<DesignHome, 'measures'>): readonly MeasureKey[] => measures ?? []

export const lockedOf = ({ locked }: Pick<DesignRoom, 'locked'>): readonly PlanRectangle[] => locked ?? []

/** The plan of a room for the layout of its panels. */
export const planOf = (room: DesignRoom): RoomPlan => ({
  outline: room.outline,
  ceiling: ceilingOf(room),
  obstacles: room.obstacles,
  joists: room.joists,
})

/** The storeys that have rooms, lowest first. */
export const storeysOf = (rooms: readonly DesignRoom[]): number[] =>
  [...new Set(rooms.map(({ storey }) => storey))].toSorted((one, other) => one - other)

export const roomOf = (design: Design, id: string): DesignRoom | undefined =>
  design.rooms.find((room) => room.id === id)

/** Display name of a room. */
export const roomName = ({ name }: Pick<DesignRoom, 'name'>): string => name || 'Room without a name'

/** Display name of a room of a design, by its id. */
export const nameOfRoom = (design: Design, id: string): string => roomName(roomOf(design, id) ?? { name: '' })

/** An unused id: 'room-3' after 'room-2'. */
export function nextId(prefix: string, items: readonly { readonly id: string }[]): string {
  const taken = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (taken.has(`${prefix}-${number}`)) number += 1
  return `${prefix}-${number}`
}
