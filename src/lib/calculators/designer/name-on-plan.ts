import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import type { ViewPoint } from '@/lib/domain/design/storey-view'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import { cornersOf, type PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { metresWords } from './words'
import { type NameLine, SMALLER, writtenName } from './written-name'

type Input = {
  room: DesignRoom
  panels: readonly PlanRectangle[]
  /** Maximum text size. */
  textMm: number
  /** Whether to add length and width below the name, where they fit. */
  withSize: boolean
}

/** Places a room's name near its top, clear of panels and anything else on the ceiling. */
export function nameOnPlan({ room, panels, textMm, withSize }: Input): NameLine[] {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const named = [{ text: room.name, size: 1 }]
  const sized = { text: `${metresWords(eastMm - westMm)} × ${metresWords(northMm - southMm)}`, size: SMALLER }
  return writtenName({
    ways: [...(withSize ? [[...named, sized]] : []), named],
    largestMm: textMm,
    room: room.outline.map(downwards),
    taken: [...panels, ...room.obstacles.map(({ area }) => area)].map((area) => cornersOf(area).map(downwards)),
    nearOf: (heightMm) => ({ x: (westMm + eastMm) / 2, y: -northMm + 0.5 * textMm + heightMm / 2 }),
  })
}

/** Size of the numbers inside panels: fits the shorter side of a standard panel. */
export const numberSizeMm = (textMm: number): number => Math.min(0.8 * textMm, 300)

const downwards = ({ xMm, yMm }: PlanPoint): ViewPoint => ({ x: xMm, y: -yMm })
