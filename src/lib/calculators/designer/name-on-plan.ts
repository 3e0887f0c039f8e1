import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import type { ViewPoint } from '@/lib/domain/design/storey-view'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import { lengthIn, type LengthUnit } from '@/lib/domain/room-plan/length'
import { cornersOf, type PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { type NameLine, SMALLER, writtenName } from './written-name'

type Input = {
  room: DesignRoom
  panels: readonly PlanRectangle[]
  /** Maximum text size. */
  textMm: number
  /** The unit of the length and width below the name, where they fit; without it they are left out. */
  unit?: LengthUnit
}

/** Places a room's name near its top, clear of panels and anything else on the ceiling. */
export function nameOnPlan({ room, panels, textMm, unit }: Input): NameLine[] {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const sizeIn = (of: LengthUnit) => `${lengthIn(eastMm - westMm, of)} × ${lengthIn(northMm - southMm, of)}`
  const named = [{ text: room.name, size: 1 }]
  return writtenName({
    ways: [...(unit ? [[...named, { text: sizeIn(unit), size: SMALLER }]] : []), named],
    largestMm: textMm,
    room: room.outline.map(downwards),
    taken: [...panels, ...room.obstacles.map(({ area }) => area)].map((area) => cornersOf(area).map(downwards)),
    nearOf: (heightMm) => ({ x: (westMm + eastMm) / 2, y: -northMm + 0.5 * textMm + heightMm / 2 }),
  })
}

/** Size of the numbers inside panels: fits the shorter side of a standard panel. */
export const numberSizeMm = (textMm: number): number => Math.min(0.8 * textMm, 300)

const downwards = ({ xMm, yMm }: PlanPoint): ViewPoint => ({ x: xMm, y: -yMm })
