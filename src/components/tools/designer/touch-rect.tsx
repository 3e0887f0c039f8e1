import type { Outline } from '@/lib/domain/room-plan/outline'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { FINGER } from './handles-of'
import { LINE } from './line'
import { rectOf } from './plan-room'
import { touchArea } from './touch-area'

type TouchRectProps = { area: PlanRectangle; outline: Outline; sizeMm: number }

/** Where a panel or obstacle is touched, drawn from its south-west corner as its handle is. */
export function TouchRect({ area, outline, sizeMm }: TouchRectProps) {
  const { x, y, width, height } = rectOf(touchArea({ area, outline, fingerMm: FINGER * sizeMm }))
  return (
    <rect
      x={x - area.westMm}
      y={y + area.southMm}
      width={width}
      height={height}
      className="fill-transparent stroke-transparent"
      {...LINE}
    />
  )
}
