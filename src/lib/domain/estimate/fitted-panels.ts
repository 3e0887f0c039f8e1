import { restOfHeat, wholePanels } from '../building/heat-loss/panels'
import type { TypicalHome } from '../building/home/typical-home'
import { type DividedRoom, dividedRooms } from '../building/home/usual-rooms'
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
  givenWatts: neededWatts - restOfHeat({ neededWatts, panels, panelWatts: watts }),
})

/** The heat that a home needs: its loss on a cold day and the rule of thumb, W, and the shares of roof and ground floor. */
export type HomeHeat = { lossWatts: number; ruleWatts: number; roofShare: number; floorShare: number }

/** A home as calculated, whose surfaces lie on this many storeys. */
export type HomeCeilings = CeilingRoom & { storeys: number; heat: HomeHeat }

type Home = { home: HomeCeilings; panel: Panel }

type Part = Omit<DividedRoom, 'storey'>

/** Heat that a room needs, W: what leaves through its surfaces and with its air, or the rule of thumb if that is more. */
const neededIn = (
  { lossWatts, ruleWatts, roofShare, floorShare }: HomeHeat,
  { share, ofRoof, ofFloor }: Part,
): number => {
  const ofLoss = (1 - roofShare - floorShare) * share + roofShare * ofRoof + floorShare * ofFloor
  return Math.max(ofLoss * lossWatts, share * ruleWatts)
}

/** Heat that all rooms need, W. */
export const neededByRooms = (heat: HomeHeat, rooms: number, storeys: number): number =>
  dividedRooms(rooms, storeys).reduce((sum, room) => sum + neededIn(heat, room), 0)

/** Whole panels that each room would need, whatever its ceiling may have. */
export const wantedByRooms = (heat: HomeHeat, rooms: number, storeys: number, panelWatts: number): number[] =>
  dividedRooms(rooms, storeys).map((room) => wholePanels({ watts: neededIn(heat, room), panelWatts }))

/** Panels for rooms of a home, each with a share of its floor area, sides and air, and of its roof and ground floor. */
function panelsPerPart({ home, panel }: Home): (part: Part) => number {
  const { floorAreaM2, heat, lostWatts } = home
  const allowedIn = panelsUnder({ heightM: home.heightM, airC: home.airC, panel })
  return (part) => {
    const { share, ofRoof, ofFloor } = part
    const wanted = wholePanels({ watts: neededIn(heat, part), panelWatts: panel.watts })
    return Math.min(
      wanted,
      allowedIn(share * floorAreaM2, share * lostWatts.sides, ofRoof * lostWatts.ceiling, ofFloor * lostWatts.floor),
    )
  }
}

/** A room of its own in a home, on the ground floor or at the top. */
export function fittedShare({ share, isOnTop, ...home }: Home & { share: number; isOnTop: boolean }): FittedRoom {
  const { storeys, heat } = home.home
  const part = {
    share,
    ofRoof: isOnTop || storeys === 1 ? storeys * share : 0,
    ofFloor: isOnTop && storeys > 1 ? 0 : storeys * share,
  }
  return fitted(panelsPerPart(home)(part), neededIn(heat, part), home.panel)
}

type Divided = Home & { rooms: number }

/** The panels of each room of a home that has been divided into a number of them, smallest first. */
const panelsByRoom = ({ home, rooms, panel }: Divided): number[] =>
  dividedRooms(rooms, home.storeys).map(panelsPerPart({ home, panel }))

/** The same with the heat of each room. */
export function fittedByRoom(divided: Divided): FittedRoom[] {
  const { home, rooms, panel } = divided
  const parts = dividedRooms(rooms, home.storeys)
  const panelsIn = panelsPerPart(divided)
  return parts.map((part) => fitted(panelsIn(part), neededIn(home.heat, part), panel))
}

/** The quantities that decide how many panels may be fitted, in the order of `ofDivided`. */
type Inputs = { home: TypicalHome; rule: Quantity; rooms: Quantity; output: Quantity; rise: Quantity }

export const fittedInputs = ({ home, rule, rooms, output, rise }: Inputs) =>
  [
    output,
    rise,
    ...heatInputs({ home, rule, rooms }),
    home.height,
    home.indoor,
    home.lost.sides,
    home.lost.ceiling,
    home.lost.floor,
  ] as const

/** The quantities that decide how much heat each room needs. */
export const heatInputs = ({ home, rule, rooms }: Pick<Inputs, 'home' | 'rule' | 'rooms'>) =>
  [home.designHeatLoss, rule, home.floorArea, home.levels.roof, home.levels.floor, rooms, home.storeys] as const

type Size = Pick<CeilingPanel, 'lengthM' | 'widthM'>

/** Computes from the panels of each room, and one more quantity after `fittedInputs`. */
export const ofPanelsByRoom = (size: Size, compute: (panels: number[], other: number) => number) =>
  ofDivided(size, (divided, other) => compute(panelsByRoom(divided), other))

const ofDivided =
  ({ lengthM, widthM }: Size, compute: (divided: Divided, other: number) => number) =>
  (
    watts: number,
    riseK: number,
    lossWatts: number,
    ruleWattsPerM2: number,
    floorAreaM2: number,
    roofShare: number,
    floorShare: number,
    rooms: number,
    storeys: number,
    heightM: number,
    airC: number,
    sides: number,
    ceiling: number,
    floor: number,
    other = NaN,
  ): number => {
    const heat = { lossWatts, ruleWatts: ruleWattsPerM2 * floorAreaM2, roofShare, floorShare }
    const home = { floorAreaM2, heightM, airC, storeys, heat, lostWatts: { sides, ceiling, floor } }
    return compute({ home, rooms, panel: { lengthM, widthM, riseK, watts } }, other)
  }

export const FITTED_FORMULA = 'Σ rooms min(⌈Qi ÷ P⌉, panels in comfort)'

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
  needed,
  ...inputs
}: Inputs & { panel: FrontRecord; needed: Quantity }): Record<'given' | 'rest', Quantity> {
  const given = derived({
    key: 'panels.given',
    name: 'Heat that panels can give in comfort on a cold day',
    unit: 'W',
    inputs: fittedInputs(inputs),
    formula: 'Σ rooms min(Qi, n × P), or Qi if all but a twentieth of it',
    compute: ofDivided(sizeOf(panel), (divided) => givenWattsOf(fittedByRoom(divided))),
  })
  const rest = derived({
    key: 'panels.rest',
    name: 'Heat that another heater must supply on a cold day',
    unit: 'W',
    inputs: [needed, given],
    formula: 'Q − panels',
    compute: (all, fromPanels) => all - fromPanels,
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
    const { heat } = divided.home
    const more = { ...heat, lossWatts: times * heat.lossWatts, ruleWatts: times * heat.ruleWatts }
    const home = { ...divided.home, heat: more }
    const rooms = fittedByRoom({ ...divided, home })
    return rooms.slice(-Math.min(count ?? rooms.length, rooms.length))
  }
  const { watts } = divided.panel
  const hasSpare = largest(MARGIN).every(({ panels, neededWatts }) => neededWatts - panels * watts < ROUNDING_W)
  return { rooms: largest(1), hasSpare }
}

/** The surfaces and the heat of a typical home. */
export const ceilingsOf = (home: TypicalHome, rule: Quantity): HomeCeilings => ({
  floorAreaM2: home.floorArea.value,
  heightM: home.height.value,
  airC: home.indoor.value,
  storeys: home.storeys.value,
  heat: {
    lossWatts: home.designHeatLoss.value,
    ruleWatts: rule.value * home.floorArea.value,
    roofShare: home.levels.roof.value,
    floorShare: home.levels.floor.value,
  },
  lostWatts: { sides: home.lost.sides.value, ceiling: home.lost.ceiling.value, floor: home.lost.floor.value },
})
