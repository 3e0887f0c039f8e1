import { withInsulation } from '../building/u-values/added-insulation'
import type { AgeBand } from '../building/u-values/age-bands'
import type { Nation } from '../building/u-values/nations'
import { loftU } from '../building/u-values/roofs'
import { usualFloor } from '../building/u-values/usual-floors'
import { type WallKind, wallU } from '../building/u-values/walls'
import { windowU } from '../building/u-values/windows'

/** What a measure improves: air changes an hour, the U-value of a part, or the resistance of the ground floor. */
export type Improvable = 'air' | 'roof' | 'wall' | 'window' | 'floor'

/** How a home, or a wall of it, is built. */
export type BuiltWith = { ageBand: AgeBand; nation: Nation; wallKind: WallKind }

type Improvement = { of: Improvable; to: (now: number, built: BuiltWith) => number }

const INSULATION_MM = 100
/** Resistance of 100 mm of rigid boards of 0.035 W/mK, m²K/W. */
const FLOOR_M2K_PER_W = 2.86
/** Walls that are this good have been lined already, W/m²K. */
const LINED_LEAST = 0.32

const lessOf = (then: number) => (now: number) => Math.min(now, then)
const thickerFloor =
  (isSuspended: boolean) =>
  (now: number, { ageBand, nation }: BuiltWith) =>
    usualFloor({ band: ageBand, nation }).suspended === isSuspended ? Math.max(now, FLOOR_M2K_PER_W) : now

/** What makes a home lose less, in the order of what it usually costs. The prices themselves are an installer’s. */
export const MEASURES = [
  { value: 'draughts', of: 'air', to: lessOf(0.5), label: 'draught-proofing' },
  { value: 'loft', of: 'roof', to: lessOf(loftU({ insulationMm: 270 })), label: '270 mm in the loft' },
  {
    value: 'cavity',
    of: 'wall',
    to: (now, { ageBand, nation, wallKind }) =>
      wallKind === 'cavity' ? Math.min(now, wallU({ kind: 'cavity-filled', band: ageBand, nation })) : now,
    label: 'filled cavity walls',
  },
  { value: 'floorboards', of: 'floor', to: thickerFloor(true), label: `${INSULATION_MM} mm below the floorboards` },
  { value: 'windows', of: 'window', to: lessOf(windowU({ glazing: 'from-2022' })), label: 'new windows' },
  {
    value: 'lining',
    of: 'wall',
    to: (now, { wallKind }) =>
      wallKind === 'cavity' || wallKind === 'cavity-filled'
        ? now
        : Math.min(now, Math.max(LINED_LEAST, withInsulation({ wattsPerM2K: now, insulationMm: INSULATION_MM }))),
    label: `${INSULATION_MM} mm on the outer walls`,
  },
  { value: 'solid-floor', of: 'floor', to: thickerFloor(false), label: `${INSULATION_MM} mm on the ground floor` },
] as const satisfies readonly ({ value: string; label: string } & Improvement)[]

export type Measure = (typeof MEASURES)[number]
export type MeasureKey = Measure['value']

/** A home in which all of them have been carried out. */
export const ALL_MEASURES: readonly MeasureKey[] = MEASURES.map(({ value }) => value)
