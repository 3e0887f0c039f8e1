import { wholePanels } from '../building/heat-loss/panels'
import type { TypicalHome } from '../building/home/typical-home'
import { roomShares } from '../building/home/usual-rooms'
import { type CeilingPanel, type CeilingRoom, panelsInComfort } from '../comfort/ceiling-limit'
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
  const panels = wanted === 0 ? 0 : Math.min(wanted, panelsInComfort({ room, panel }))
  return { panels, neededWatts, givenWatts: Math.min(neededWatts, panels * panel.watts) }
}

/** A home as calculated: its surfaces lie on this many storeys. */
export type HomeCeilings = CeilingRoom & { storeys: number }

type Part = { home: HomeCeilings; share: number; storey: number }

/** A room of a home with that share of its floor area and sides, on a storey: the lowest, 0, has the ground below it. */
export function roomOfHome({ home, share, storey }: Part): CeilingRoom {
  const { floorAreaM2, heightM, airC, storeys, lostWatts } = home
  return {
    floorAreaM2: share * floorAreaM2,
    heightM,
    airC,
    lostWatts: {
      sides: share * lostWatts.sides,
      ceiling: storey === storeys - 1 ? storeys * share * lostWatts.ceiling : 0,
      floor: storey === 0 ? storeys * share * lostWatts.floor : 0,
    },
  }
}

type Home = { home: HomeCeilings; neededWatts: number; rooms: number; panel: Panel }

/**
 * The rooms of a home that has been divided into a number of them, smallest first. Each needs its share of the heat.
 * From the largest on they lie on the ground floor and the storeys above in turn.
 */
export function fittedByRoom({ home, neededWatts, rooms, panel }: Home): FittedRoom[] {
  const shares = roomShares(rooms)
  return shares.map((share, index) =>
    fittedIn({
      room: roomOfHome({ home, share, storey: (shares.length - 1 - index) % home.storeys }),
      neededWatts: share * neededWatts,
      panel,
    }),
  )
}

/** The quantities that decide how many panels may be fitted, in the order of `fittedFrom`. */
type Inputs = { home: TypicalHome; power: Quantity; rooms: Quantity; output: Quantity; rise: Quantity }

export const fittedInputs = ({ home, power, rooms, output, rise }: Inputs): Quantity[] => [
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
]

/** The rooms from the values of `fittedInputs`. */
export function fittedFrom(size: Pick<CeilingPanel, 'lengthM' | 'widthM'>, values: readonly number[]): FittedRoom[] {
  const [
    neededWatts = NaN,
    watts = NaN,
    rooms = NaN,
    riseK = NaN,
    floorAreaM2 = NaN,
    heightM = NaN,
    airC = NaN,
    sides = NaN,
    ceiling = NaN,
    floor = NaN,
    storeys = NaN,
  ] = values
  return fittedByRoom({
    home: { floorAreaM2, heightM, airC, storeys, lostWatts: { sides, ceiling, floor } },
    neededWatts,
    rooms,
    panel: { ...size, riseK, watts },
  })
}

export const FITTED_FORMULA = 'Σ rooms min(⌈share × Q ÷ P⌉, panels in comfort)'

export const panelsOf = (rooms: readonly FittedRoom[]): number => rooms.reduce((sum, { panels }) => sum + panels, 0)
export const givenWattsOf = (rooms: readonly FittedRoom[]): number =>
  rooms.reduce((sum, { givenWatts }) => sum + givenWatts, 0)

/** The size of the front of a panel, m. */
export const sizeOf = ({ widthMm, heightMm }: Pick<FrontRecord, 'widthMm' | 'heightMm'>) => ({
  lengthM: widthMm / 1_000,
  widthM: heightMm / 1_000,
})

/** The heat that the panels of a home can give in comfort, and what another heater must supply. */
export function givenAndRest({
  panel,
  ...inputs
}: Inputs & { panel: FrontRecord }): Record<'given' | 'rest', Quantity> {
  const size = sizeOf(panel)
  const given = derived({
    key: 'panels.given',
    name: 'Heat that panels can give in comfort on a cold day',
    unit: 'W',
    inputs: fittedInputs(inputs),
    formula: 'Σ rooms min(share × Q, n × P)',
    compute: (...values: number[]) => givenWattsOf(fittedFrom(size, values)),
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
