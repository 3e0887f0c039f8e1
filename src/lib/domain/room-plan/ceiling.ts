import type { PlanPoint } from './corners'

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

export const isLevel = ({ riseMmPerM }: Ceiling): boolean => riseMmPerM.x === 0 && riseMmPerM.y === 0
