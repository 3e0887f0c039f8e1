import { wholePanels } from '../building/heat-loss/panels'
import type { TypicalHome } from '../building/home/typical-home'
import { roomShares } from '../building/home/usual-rooms'
import { type CeilingPanel, type CeilingRoom, panelsInComfort, panelsUnder } from '../comfort/ceiling-limit'
import type { FrontRecord } from '../panel/front-givens'
import { derived, type Quantity } from '../quantity/quantity'

type Panel = CeilingPanel & { watts: number }

/** Panels that a room may have, and the heat of them that it needs, W. */
export type FittedRoom = { panels: number; neededWatts: number; givenWatts: number }

/** Whole panels for the heat that a room needs, and no more than its ceiling may have in comfort. */
export function fittedIn({
  room,
  neededWatts,
  panel,
}: {
  room: CeilingRoom
  neededWatts: number
  panel: Panel
}): FittedRoom {
  const wanted = wholePanels({ watts: neededWatts, panelWatts: panel.watts })
  return fitted(Math.min(wanted, panelsInComfort({ room, panel })), neededWatts, panel)
}

const fitted = (panels: number, neededWatts: number, { watts }: Panel): FittedRoom => ({
  panels,
  neededWatts,
  givenWatts: Math.min(neededWatts, panels * watts),
})

/** A home as calculated, whose surfaces lie on this many storeys, and the heat that it needs. */
export type HomeCeilings = CeilingRoom & { storeys: number; neededWatts: number }

type Home = { home: HomeCeilings; panel: Panel }

/**
 * Panels for the rooms of a home, each with a share of its floor area, sides and heat, on a storey: the lowest, 0, has
 * the ground below it, and the highest the roof above.
 */
function panelsPerShare({ home, panel }: Home): (share: number, storey: number) => number {
  const { floorAreaM2, storeys, neededWatts, lostWatts } = home
  const allowedIn = panelsUnder({ heightM: home.heightM, airC: home.airC, panel })
  return (share, storey) => {
    const wanted = wholePanels({ watts: share * neededWatts, panelWatts: panel.watts })
    const aboveWatts = storey === storeys - 1 ? storeys * share * lostWatts.ceiling : 0
    const belowWatts = storey === 0 ? storeys * share * lostWatts.floor : 0
    return Math.min(wanted, allowedIn(share * floorAreaM2, share * lostWatts.sides, aboveWatts, belowWatts))
  }
}

/** A room of a home with a share of it, on the ground floor or another storey. */
export const fittedShare = ({ share, storey = 0, ...home }: Home & { share: number; storey?: number }): FittedRoom =>
  fitted(panelsPerShare(home)(share, storey), share * home.home.neededWatts, home.panel)

type Divided = Home & { rooms: number }

/**
 * The panels of each room of a home that has been divided into a number of them, smallest first. From the largest on
 * they lie on the ground floor and the storeys above in turn.
 */
function panelsByRoom({ home, rooms, panel }: Divided): number[] {
  const shares = roomShares(rooms)
  const panelsIn = panelsPerShare({ home, panel })
  return shares.map((share, index) => panelsIn(share, (shares.length - 1 - index) % home.storeys))
}

/** The same with the heat of each room. */
export function fittedByRoom(divided: Divided): FittedRoom[] {
  const { home, rooms, panel } = divided
  const shares = roomShares(rooms)
  return panelsByRoom(divided).map((panels, index) => fitted(panels, (shares[index] ?? NaN) * home.neededWatts, panel))
}

/** The quantities that decide how many panels may be fitted, in the order of `ofDivided`. */
type Inputs = { home: TypicalHome; power: Quantity; rooms: Quantity; output: Quantity; rise: Quantity }

export const fittedInputs = ({ home, power, rooms, output, rise }: Inputs) =>
  [
    power,
    output,
    rooms,
    rise,
    home.floorArea,
    home.height,
    home.indoor,
    home.lost.sides,
    home.lost.ceiling,
    home.lost.floor,
    home.storeys,
  ] as const

type Size = Pick<CeilingPanel, 'lengthM' | 'widthM'>

/** Computes from the panels of each room, and one more quantity after `fittedInputs`. */
export const ofPanelsByRoom = (size: Size, compute: (panels: number[], other: number) => number) =>
  ofDivided(size, (divided, other) => compute(panelsByRoom(divided), other))

const ofDivided =
  ({ lengthM, widthM }: Size, compute: (divided: Divided, other: number) => number) =>
  (
    neededWatts: number,
    watts: number,
    rooms: number,
    riseK: number,
    floorAreaM2: number,
    heightM: number,
    airC: number,
    sides: number,
    ceiling: number,
    floor: number,
    storeys: number,
    other = NaN,
  ): number => {
    const home = { floorAreaM2, heightM, airC, storeys, neededWatts, lostWatts: { sides, ceiling, floor } }
    return compute({ home, rooms, panel: { lengthM, widthM, riseK, watts } }, other)
  }

export const FITTED_FORMULA = 'Σ rooms min(⌈share × Q ÷ P⌉, panels in comfort)'

export const panelsOf = (rooms: readonly FittedRoom[]): number => rooms.reduce((sum, { panels }) => sum + panels, 0)
export const neededWattsOf = (rooms: readonly FittedRoom[]): number =>
  rooms.reduce((sum, { neededWatts }) => sum + neededWatts, 0)
export const givenWattsOf = (rooms: readonly FittedRoom[]): number =>
  rooms.reduce((sum, { givenWatts }) => sum + givenWatts, 0)

/** The size of the front of a panel, m. */
export const sizeOf = ({ widthMm, heightMm }: Pick<FrontRecord, 'widthMm' | 'heightMm'>): Size => ({
  lengthM: widthMm / 1_000,
  widthM: heightMm / 1_000,
})

/** The heat that the panels of a home can give in comfort, and what another heater must supply. */
export function givenAndRest({
  panel,
  ...inputs
}: Inputs & { panel: FrontRecord }): Record<'given' | 'rest', Quantity> {
  const given = derived({
    key: 'panels.given',
    name: 'Heat that panels can give in comfort on a cold day',
    unit: 'W',
    inputs: fittedInputs(inputs),
    formula: 'Σ rooms min(share × Q, n × P)',
    compute: ofDivided(sizeOf(panel), (divided) => givenWattsOf(fittedByRoom(divided))),
  })
  const rest = derived({
    key: 'panels.rest',
    name: 'Heat that another heater must supply on a cold day',
    unit: 'W',
    inputs: [inputs.power, given],
    formula: 'Q − panels',
    compute: (needed, fromPanels) => needed - fromPanels,
  })
  return { given, rest }
}

/** A verdict must not turn on differences of a twentieth: estimates of heat are not more precise than that. */
export const MARGIN = 1.05

/** Rounding errors are no shortage, W. */
const ROUNDING_W = 0.5

/** The largest rooms of a home, and whether their ceilings can give enough with a margin. */
export function largestRooms({ count, ...divided }: Divided & { count: number | null }): {
  rooms: FittedRoom[]
  hasSpare: boolean
} {
  const largest = (times: number) => {
    const home = { ...divided.home, neededWatts: times * divided.home.neededWatts }
    const rooms = fittedByRoom({ ...divided, home })
    return rooms.slice(-Math.min(count ?? rooms.length, rooms.length))
  }
  return { rooms: largest(1), hasSpare: isEnough(largest(MARGIN)) }
}

const isEnough = (rooms: readonly FittedRoom[]) => neededWattsOf(rooms) - givenWattsOf(rooms) < ROUNDING_W

/** The surfaces of a typical home that needs this heat. */
export const ceilingsOf = (home: TypicalHome, neededWatts: number): HomeCeilings => ({
  neededWatts,
  floorAreaM2: home.floorArea.value,
  heightM: home.height.value,
  airC: home.indoor.value,
  storeys: home.storeys.value,
  lostWatts: { sides: home.lost.sides.value, ceiling: home.lost.ceiling.value, floor: home.lost.floor.value },
})
