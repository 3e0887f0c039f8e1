import type { PlanPoint } from '../room-plan/corners'
import { SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import type { Arrangement, Arrangements } from './arrange'
import { CLEARANCES } from './clearances'
import { type Radiation, radiationOf } from './evenness'
import { lightsBeside } from './lights-beside'
import { allowance, areTooClose, type PanelSize } from './positions'
import { shiftsThrough, throughLocked } from './tidy-locks'
import { type Axis, type Pattern, patternsOf, pitchesOf, rowLengths, zigzag } from './tidy-patterns'

type TidyInput = {
  /** As measured on the ceiling. */
  plan: RoomPlan
  size: PanelSize
  /** Share of the view from each occupied cell that a panel fills. */
  shareOf: (panel: PlanRectangle) => Float64Array
  cells: number
  /** Panels that stay where they are. */
  locked: readonly PlanRectangle[]
}

/** A pattern off the middle of the room, or beside a light instead of in line with it, looks less tidy. */
const OFF_CENTRE_PENALTY = 0.03
const LIGHT_PENALTY = 0.02
/** Places left empty in a grid of panels, such as the corner that an L leaves out. */
const EMPTY_PENALTY = 0.01

/**
 * Rooms of one home look alike if their panels lie the same way: across the joists, which then hold them at several
 * places, in rows along the plan.
 */
const [ALONG_JOISTS_PENALTY, TURNED_PENALTY] = [0.05, 0.04]

/** Patterns are also tried off the middle, in this step. */
const SHIFT_MM = 2 * SNAP_MM

/** The middle of a room on a grid of 50 mm, and with it all centres. */
const CENTRES_MM = SNAP_MM / 2

/** As many alternatives are judged for their comfort: rows, and besides as many zigzags. */
const [KEPT, KEPT_ZIGZAGS] = [8, 2]

type Scored = Arrangement & { score: number }

const WAYS = [false, true].flatMap((isAcross) => [false, true].map((isTurned) => ({ isAcross, isTurned })))

/**
 * Returns a function that arranges panels in rows that share their centre lines, in the middle of the room where that is
 * possible, and in line with its lights; fewer panels if no more fit, none if not even one does. Locked panels are part
 * of the rows or, where no rows go through all of them, the rows keep clear of them. Deterministic.
 */
export function tidier(input: TidyInput): (count: number) => Arrangements | null {
  const allPlaced = (input.locked.length === 0 ? [false] : [false, true]).map((isBeside) => places(input, isBeside))
  return (count) => {
    for (let tried = count; tried > 0 && tried >= input.locked.length; tried -= 1) {
      const ways = allPlaced.flatMap((placed) => WAYS.map((way) => ({ ...placed, ...way })))
      const countOf = ({ beside }: Laying) => tried - beside.length
      const rows = bestFew(
        ways.flatMap((laying) => [
          ...rowsOf(countOf(laying), laying),
          ...gridsOf(countOf(laying), laying),
          ...lockedAlone(countOf(laying), laying),
        ]),
        KEPT,
      )
      const zigzags = bestFew(
        ways.flatMap((laying) => zigzagsOf(countOf(laying), laying)),
        KEPT_ZIGZAGS,
      )
      const [best, ...others] = [...rows, ...zigzags]
      if (best) return [best, ...others]
    }
    return null
  }
}

/** The best of what was found. A row along the plan is also found as single panels up the plan, and kept once. */
function bestFew(found: readonly Scored[], most: number): Scored[] {
  const distinct = new Map<string, Scored>()
  for (const one of found.toSorted((a, b) => b.score - a.score)) {
    const places = one.panels.map(({ westMm, southMm, eastMm }) => `${westMm} ${southMm} ${eastMm}`)
    const key = places.toSorted().join()
    if (!distinct.has(key)) distinct.set(key, one)
  }
  return [...distinct.values()].slice(0, most)
}

type Place = { panel: PlanRectangle; radiation: Radiation }

/**
 * The places of panels by their centres, with what all patterns share. `isBeside`: patterns keep clear of the locked
 * panels instead of going through them.
 */
function places({ plan, size, shareOf, cells, locked }: TidyInput, isBeside: boolean) {
  const xs = plan.outline.map(({ xMm }) => xMm)
  const ys = plan.outline.map(({ yMm }) => yMm)
  const [westMm, eastMm] = [Math.min(...xs), Math.max(...xs)]
  const [southMm, northMm] = [Math.min(...ys), Math.max(...ys)]
  const isAllowed = allowance(plan)
  const isFree = (panel: PlanRectangle) =>
    isAllowed(panel) && !(isBeside && locked.some((other) => areTooClose(panel, other)))
  const fixed = locked.map((panel): Place => ({ panel, radiation: radiationOf(shareOf(panel)) }))
  const known = new Map<number, Place | null>()
  const placeAt = ({ xMm, yMm }: PlanPoint, isAcross: boolean): Place | null => {
    const [x, y] = isAcross ? [size.widthMm, size.lengthMm] : [size.lengthMm, size.widthMm]
    const key = 2 * (1e8 * Math.round(10 * xMm) + Math.round(10 * yMm)) + Number(isAcross)
    const before = known.get(key)
    if (before !== undefined) return before
    const panel = { westMm: xMm - x / 2, eastMm: xMm + x / 2, southMm: yMm - y / 2, northMm: yMm + y / 2 }
    const place = isFree(panel) ? { panel, radiation: radiationOf(shareOf(panel)) } : null
    known.set(key, place)
    return place
  }
  return {
    plan,
    size,
    cells,
    placeAt,
    /** Locked panels that patterns go through, and those that come on top of a pattern. */
    through: isBeside ? [] : fixed,
    beside: isBeside ? fixed : [],
    // The extent of a sloping ceiling is not a whole number of millimetres.
    middle: { xMm: middleOf(westMm, eastMm), yMm: middleOf(southMm, northMm) },
    extent: { xMm: eastMm - westMm, yMm: northMm - southMm },
  }
}

const middleOf = (fromMm: number, toMm: number) => CENTRES_MM * Math.round((fromMm + toMm) / 2 / CENTRES_MM)

/** `isAcross`: panels turned by 90°. `isTurned`: the rows run up the plan instead of along it. */
type Laying = ReturnType<typeof places> & { isAcross: boolean; isTurned: boolean }

/** Nothing besides the locked panels. */
function lockedAlone(count: number, { beside, cells }: Laying): Scored[] {
  if (count > 0) return []
  const evenness = evennessOf(beside, cells)
  return [{ panels: beside.map(({ panel }) => panel), evenness, score: evenness }]
}

/** Rows as equal as possible, in the middle; only where none fit there, beside it. */
function rowsOf(count: number, laying: Laying): Scored[] {
  const axes = axesOf(laying)
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((rows) =>
    rowLengths(count, rows).flatMap((lengths) => {
      const pitches = [pitchesOf(Math.max(...lengths), axes[0]), pitchesOf(rows, axes[1])] as const
      const centred = bestOf(patternsOf(lengths, pitches, axes), { count, laying })
      if (centred) return [centred]
      const shifted = bestOf(patternsOf(lengths, [few(pitches[0]), few(pitches[1])], axes), {
        count,
        laying,
        shifting: { axes, stepMm: SHIFT_MM },
      })
      return shifted ? [{ ...shifted, score: shifted.score - OFF_CENTRE_PENALTY }] : []
    }),
  )
}

function zigzagsOf(count: number, laying: Laying): Scored[] {
  if (count < 2) return []
  const [along, across] = axesOf(laying)
  const patterns = pitchesOf(2, along).flatMap((alongMm) =>
    pitchesOf(count, across).map((acrossMm) => zigzag(count, alongMm, acrossMm)),
  )
  const found = bestOf(patterns, { count, laying })
  return found ? [found] : []
}

/** Grids with more places than panels, of which a room with more than four corners leaves some out. */
function gridsOf(count: number, laying: Laying): Scored[] {
  if (laying.plan.outline.length === 4) return []
  const axes = axesOf(laying)
  const sides = Array.from({ length: count }, (_, index) => index + 1)
  return sides.flatMap((rows) =>
    sides.flatMap((columns) => {
      const places = rows * columns
      if (places <= count || places > 2 * count + 2) return []
      const lengths = Array.from({ length: rows }, () => columns)
      const pitches = [fewNear(axes[0], columns), fewNear(axes[1], rows)] as const
      const found = bestOf(patternsOf(lengths, pitches, axes), {
        count,
        laying,
        shifting: { axes, stepMm: 2 * SHIFT_MM },
      })
      return found ? [{ ...found, score: found.score - EMPTY_PENALTY * (places - count) }] : []
    }),
  )
}

const FEW = 4
const GRID_SLACK = 0.15

/** Pitches with which a grid spans the room. */
const fewNear = (axis: Axis, count: number) =>
  few(pitchesOf(count, axis).filter((pitch) => Math.abs(pitch * count - axis.extentMm) < GRID_SLACK * axis.extentMm))

/** Some of the pitches, spread over all of them. */
const few = (pitches: readonly number[]) => pitches.filter((_, index) => index % Math.ceil(pitches.length / FEW) === 0)

function axesOf({ plan: { joists }, size, extent, isAcross, isTurned }: Laying): [along: Axis, across: Axis] {
  const [x, y] = isAcross ? [size.widthMm, size.lengthMm] : [size.lengthMm, size.widthMm]
  const ofX = { extentMm: extent.xMm, panelMm: x, joistsMm: joists?.along === 'y' ? joists.spacingMm : null }
  const ofY = { extentMm: extent.yMm, panelMm: y, joistsMm: joists?.along === 'x' ? joists.spacingMm : null }
  return isTurned ? [ofY, ofX] : [ofX, ofY]
}

type Shift = { alongMm: number; acrossMm: number }

const IN_THE_MIDDLE: readonly Shift[] = [{ alongMm: 0, acrossMm: 0 }]

/** Where else the middle of a pattern may be, with all of it between the walls; larger ones by half a pitch. */
function shiftsOf({ points }: Pattern, { axes: [along, across], stepMm }: Shifting): Shift[] {
  const stepsOf = ({ extentMm, panelMm }: Axis, centresMm: readonly number[]) => {
    const farMm = centresMm.reduce((most, mm) => Math.max(most, mm), 0)
    const slackMm = extentMm / 2 - CLEARANCES.wall.mm - panelMm / 2 - farMm
    const steps = Math.max(0, Math.floor(slackMm / stepMm))
    return Array.from({ length: 2 * steps + 1 }, (_, index) => stepMm * (index - steps))
  }
  const ofAcross = stepsOf(
    across,
    points.map(([, mm]) => mm),
  )
  return stepsOf(
    along,
    points.map(([mm]) => mm),
  ).flatMap((alongMm) => ofAcross.map((acrossMm) => ({ alongMm, acrossMm })))
}

/** Patterns are also tried beside the middle, in this step. */
type Shifting = { axes: readonly [Axis, Axis]; stepMm: number }

/** `shifting` is absent if only the middle counts. */
type Judging = { count: number; laying: Laying; shifting?: Shifting }

/** The best of some patterns; null if none of them fits. */
function bestOf(patterns: readonly Pattern[], judging: Judging): Scored | null {
  let best: Scored | null = null
  for (const pattern of patterns)
    for (const shift of shiftsFor(pattern, judging)) {
      const found = laidAs(pattern, shift, judging)
      if (found && (!best || found.score > best.score)) best = found
    }
  return best
}

/** A pattern that goes through a locked panel has few places to be. */
function shiftsFor(pattern: Pattern, { laying, shifting }: Judging): readonly Shift[] {
  if (!shifting) return IN_THE_MIDDLE
  const [locked] = laying.through
  return locked ? shiftsThrough(pattern, { ...laying, panel: locked.panel }) : shiftsOf(pattern, shifting)
}

function laidAs(pattern: Pattern, shift: Shift, { count, laying }: Judging): Scored | null {
  const { middle, placeAt, isAcross, isTurned, cells, plan, through, beside } = laying
  const found: Place[] = []
  const mayMiss = pattern.points.length - count
  for (const [index, [along, across]] of pattern.points.entries()) {
    const [u, v] = [along + shift.alongMm, across + shift.acrossMm]
    const place = placeAt({ xMm: middle.xMm + (isTurned ? v : u), yMm: middle.yMm + (isTurned ? u : v) }, isAcross)
    if (place) found.push(place)
    else if (index + 1 - found.length > mayMiss) return null
  }
  const joined = throughLocked(found, through)
  if (!joined) return null
  const kept = [...beside, ...withoutSpare(joined, { count, cells, needed: through })]
  const panels = kept.map(({ panel }) => panel)
  const evenness = evennessOf(kept, cells)
  const penalty = pattern.penalty + wayPenalty(laying) + LIGHT_PENALTY * lightsBeside(panels, plan)
  return { panels, evenness, score: evenness - penalty }
}

/** What it costs to be turned another way than the panels and the rows of the other rooms. */
function wayPenalty({ plan: { joists }, isAcross, isTurned }: Laying): number {
  const isAlongJoists = joists ? (joists.along === 'x') !== isAcross : isAcross
  return (isAlongJoists ? ALONG_JOISTS_PENALTY : 0) + (isTurned ? TURNED_PENALTY : 0)
}

type Sparing = { count: number; cells: number; needed: readonly Place[] }

/** The places left once those without which the rest is most even are empty. */
function withoutSpare(found: readonly Place[], { count, cells, needed }: Sparing): readonly Place[] {
  let kept = found
  while (kept.length > count) {
    const tried = kept.flatMap((place, index) => (needed.includes(place) ? [] : [kept.toSpliced(index, 1)]))
    const scores = tried.map((one) => evennessOf(one, cells))
    kept = tried[scores.indexOf(Math.max(...scores))] ?? kept
  }
  return kept
}

/** The lowest share of the view that panels fill, divided by the mean, as in `measures.ts`. */
function evennessOf(found: readonly Place[], cells: number): number {
  let [lowest, sum] = [Infinity, 0]
  for (let cell = 0; cell < cells; cell += 1) {
    let share = 0
    for (const { radiation } of found) share += radiation.shares[cell] ?? NaN
    sum += share
    if (share < lowest) lowest = share
  }
  return sum > 0 ? (lowest * cells) / sum : 0
}
