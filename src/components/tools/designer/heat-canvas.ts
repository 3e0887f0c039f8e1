import { COLDEST_COLOUR } from '@/lib/calculators/designer/band-paths'
import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import type { DesignRoom } from '@/lib/domain/design/design'

import { pathOf } from './plan-room'

/** Paints the bands of a room's map onto a canvas whose unit is 1 mm of the plan, y down; cut at the walls. */
export function paintHeat(context: CanvasRenderingContext2D, room: DesignRoom, field: ComfortField): void {
  const floor = new Path2D(pathOf(room))
  context.save()
  context.clip(floor)
  context.fillStyle = COLDEST_COLOUR
  context.fill(floor)
  for (const { colour, path } of field.bands) {
    context.fillStyle = colour
    context.fill(new Path2D(path), 'evenodd')
  }
  context.restore()
}
