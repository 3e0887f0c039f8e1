import { WARM_CEILING_LIMIT_K } from './asymmetry'
import { celsiusOf, fourthPower } from './radiant-field/fourth-power'
import { parallelShare } from './radiant-field/parallel-share'
import { facingShare } from './radiant-field/rectangle-in-view'
import { SURFACE_RESISTANCE } from './surface-temperature'

/** A room on a cold day, with the heat that leaves through its sides, ceiling and floor, W. */
export type CeilingRoom = {
  floorAreaM2: number
  heightM: number
  airC: number
  lostWatts: Record<'sides' | 'ceiling' | 'floor', number>
}

/** A panel's size, and how far above the air its front radiates, K. */
export type CeilingPanel = { lengthM: number; widthM: number; riseK: number }

/** Height of a seated person's abdomen, m (ISO 7726:1998, table 5). */
const SEATED_M = 0.6

/** Long side of a room over its short side. */
const PROPORTION = 1.25

/** The mean warmth from above, as a share of that of the warmest seat: the typical plans hold as many when drawn. */
const EVENNESS = 0.8

/** How much of the other panels' mean warmth reaches the seat below one of them; likewise. */
const FROM_THE_OTHERS = 0.44

/** Edge of a room over the root of its floor area. */
const EDGES = (2 * (1 + PROPORTION)) / Math.sqrt(PROPORTION)

/** Root of the floor area for which the seat below a panel is judged, so that a larger room never has fewer panels, m. */
const SEAT_ROOM_SIDE_M = Math.sqrt(20)

/** Rounding errors do not add a panel. */
const ROUNDING = 1e-9

/**
 * How many panels a ceiling may have in comfort. ISO 7730:2005 (table A.4, categories A and B) allows less than 5 K of
 * radiant asymmetry under a warm ceiling, after Fanger and others (1985). The plane radiant temperatures above and below a
 * seated person follow from view factors, with surfaces as cold as the heat that they lose makes them. Panels count as
 * spread evenly; the seat below a single one is judged as well. Of 546 rooms of the typical plans, built at any age, that
 * were also laid out panel by panel, 88 % had the same number and 99 % differed by at most one; two had one fewer than this.
 */
export function panelsInComfort({ room, panel }: { room: CeilingRoom; panel: CeilingPanel }): number {
  const { floorAreaM2, heightM, airC, lostWatts } = room
  return panelsUnder({ heightM, airC, panel })(floorAreaM2, lostWatts.sides, lostWatts.ceiling, lostWatts.floor)
}

type Under = Pick<CeilingRoom, 'heightM' | 'airC'> & { panel: CeilingPanel }

/**
 * The same for any number of rooms below one height of ceiling: by their floor area and the heat that their sides,
 * ceiling and floor lose. Positional arguments, because estimates ask tens of thousands of times.
 */
export function panelsUnder({ heightM, airC, panel: { lengthM, widthM, riseK } }: Under) {
  const { overM, belowOne, seatAbove } = seatBelow(heightM, lengthM, widthM)
  const panelC4 = fourthPower(airC + riseK)

  return (floorAreaM2: number, sidesWatts: number, ceilingWatts: number, floorWatts: number): number => {
    const sideM = Math.sqrt(floorAreaM2)
    const sidesC4 = fourthPower(airC - (SURFACE_RESISTANCE.wall * sidesWatts) / (EDGES * sideM * heightM))
    const ceilingC4 = fourthPower(airC - (SURFACE_RESISTANCE.ceiling * ceilingWatts) / floorAreaM2)
    const floorC4 = fourthPower(airC - (SURFACE_RESISTANCE.floor * floorWatts) / floorAreaM2)
    const excess = panelC4 - ceilingC4
    const allowedBelowOne = spareOf(seatAbove, SEAT_ABOVE_FLOOR, sidesC4, ceilingC4, floorC4) / excess
    const above = ceilingShare(sideM, overM)
    const allowed = spareOf(above, ceilingShare(sideM, SEATED_M), sidesC4, ceilingC4, floorC4) / excess
    const ofEach = (lengthM * widthM * above) / floorAreaM2
    const spread = (EVENNESS * allowed) / ofEach
    const around = 1 + (allowedBelowOne - belowOne) / (FROM_THE_OTHERS * ofEach)
    return Math.max(0, Math.ceil(Math.min(spread, around) - ROUNDING) - 1)
  }
}

const STEPS = 1_024

/** `ceilingShare` at even steps of s ÷ (1 + s), where s is the root of the area over the gap. */
const SHARES = Float64Array.from({ length: STEPS + 1 }, (_, step) => {
  if (step === 0 || step === STEPS) return step / STEPS
  const lengthM = Math.sqrt(PROPORTION) * (step / (STEPS - step))
  return parallelShare(lengthM, lengthM / PROPORTION, 1)
})

/**
 * The share of its view that the ceiling of a room fills, as the mean of a horizontal plane `gapM` away, by the root of
 * its floor area. From a table, because estimates ask tens of thousands of times.
 */
function ceilingShare(sideM: number, gapM: number): number {
  const sides = sideM / gapM
  const at = (STEPS * sides) / (1 + sides)
  const step = Math.floor(at)
  const from = SHARES[step] ?? NaN
  return from + (at - step) * ((SHARES[step + 1] ?? NaN) - from)
}

const SEAT_ABOVE_FLOOR = ceilingShare(SEAT_ROOM_SIDE_M, SEATED_M)

type Seat = { heightM: number; lengthM: number; widthM: number; overM: number; belowOne: number; seatAbove: number }

let latest: Seat | null = null

/** What is seen from the seat below one panel. The latest is kept, because the samples of an estimate share it. */
function seatBelow(heightM: number, lengthM: number, widthM: number): Seat {
  if (latest?.heightM === heightM && latest.lengthM === lengthM && latest.widthM === widthM) return latest
  const overM = heightM - SEATED_M
  const belowOne = 4 * facingShare(0, lengthM / 2, 0, widthM / 2, overM)
  latest = { heightM, lengthM, widthM, overM, belowOne, seatAbove: ceilingShare(SEAT_ROOM_SIDE_M, overM) }
  return latest
}

/** What panels may add to the view upwards, K⁴, where ceiling and floor fill these shares of the views up and down. */
function spareOf(above: number, below: number, sidesC4: number, ceilingC4: number, floorC4: number): number {
  const fromBelow = below * floorC4 + (1 - below) * sidesC4
  const fromAbove = above * ceilingC4 + (1 - above) * sidesC4
  return fourthPower(celsiusOf(fromBelow) + WARM_CEILING_LIMIT_K) - fromAbove
}
