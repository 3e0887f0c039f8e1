import type { PlanPoint } from './corners'
import type { Outline } from './outline'

/** A level ceiling, or one plane that rises along the plan. */
export type Ceiling = {
  /** Above the floor at the origin of the plan. */
  readonly heightMm: number
  /** By how much it rises for each metre along x and along y. */
  readonly riseMmPerM: { readonly x: number; readonly y: number }
}

export const levelCeiling = (heightMm: number): Ceiling => ({ heightMm, riseMmPerM: { x: 0, y: 0 } })

/** The height of a ceiling above a point of the plan. */
export const ceilingMmAt = ({ heightMm, riseMmPerM }: Ceiling, { xMm, yMm }: PlanPoint): number =>
  heightMm + (riseMmPerM.x * xMm + riseMmPerM.y * yMm) / 1_000

/** Low eaves of a room in the roof, and the highest room that `checkHeatLoss` accepts. */
const HEIGHTS_MM = { least: 500, most: 12_000 } as const

export type CeilingProblem = 'too-low' | 'too-high'

/** Why a ceiling cannot cover a room; null if it can. Checks corners only: a plane is lowest and highest there. */
export function ceilingProblem({ ceiling, outline }: { ceiling: Ceiling; outline: Outline }): CeilingProblem | null {
  const heights = outline.map((corner) => ceilingMmAt(ceiling, corner))
  if (!heights.every((height) => height >= HEIGHTS_MM.least)) return 'too-low'
  return heights.every((height) => height <= HEIGHTS_MM.most) ? null : 'too-high'
}

export const isLevel = ({ riseMmPerM }: Ceiling): boolean => riseMmPerM.x === 0 && riseMmPerM.y === 0
