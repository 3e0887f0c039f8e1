import type { PropertyType } from './answers'
import { checkHouse } from './ranges'

/** The number of exposed long and short sides, and whether the roof and ground floor are exposed. */
export type Exposure = {
  longSides: number
  shortSides: number
  roof: 0 | 1
  ground: 0 | 1
  storeys: number
  doors: number
}

/** Houses adjoin at their long sides. A flat is assumed to be at a corner of its block. */
export const EXPOSURE: Readonly<Record<PropertyType, Exposure>> = {
  detached: { longSides: 2, shortSides: 2, roof: 1, ground: 1, storeys: 2, doors: 2 },
  semi: { longSides: 1, shortSides: 2, roof: 1, ground: 1, storeys: 2, doors: 2 },
  terrace: { longSides: 0, shortSides: 2, roof: 1, ground: 1, storeys: 2, doors: 2 },
  bungalow: { longSides: 2, shortSides: 2, roof: 1, ground: 1, storeys: 1, doors: 2 },
  'flat-top': { longSides: 1, shortSides: 1, roof: 1, ground: 0, storeys: 1, doors: 1 },
  'flat-middle': { longSides: 1, shortSides: 1, roof: 0, ground: 0, storeys: 1, doors: 1 },
  'flat-ground': { longSides: 1, shortSides: 1, roof: 0, ground: 1, storeys: 1, doors: 1 },
}

type Outline = { footprintM2: number; proportion: number; longSides: number; shortSides: number }

/** Exposed perimeter of a rectangular plan, m. `proportion` is the long over the short side. Throws OutOfRange. */
export function outerEdgeM({ footprintM2, proportion, longSides, shortSides }: Outline): number {
  checkHouse({ footprintM2, proportion })
  const shortM = Math.sqrt(footprintM2 / proportion)
  return shortSides * shortM + longSides * proportion * shortM
}
