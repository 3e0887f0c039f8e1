import { memo } from 'react'

import { moved } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { DragHandle } from './drag-handle'
import type { HandlesOf } from './handles-of'
import { LINE } from './line'
import { rectFrom } from './plan-room'
import { positionWords } from './position-words'

type PanelHandlesProps = Omit<HandlesOf, 'sizeMm'> & { panels: readonly PlanRectangle[] }

/** Handles for moving panels about the ceiling. */
export const PanelHandles = memo(function PanelHandles({ id, name, panels, unit, apply }: PanelHandlesProps) {
  const movePanel = (index: number, to: PlanPoint, drag: string | undefined) => {
    const panel = panels[index]
    if (!panel) return
    const put = moved(panel, { xMm: to.xMm - panel.westMm, yMm: to.yMm - panel.southMm })
    apply({ type: 'set-panels', id, panels: panels.with(index, put) }, { drag, says: positionWords('Panel', to, unit) })
  }
  return panels.map((panel, index) => (
    <DragHandle
      key={index}
      label={`Panel ${index + 1} of ${name}`}
      at={{ xMm: panel.westMm, yMm: panel.southMm }}
      stepMm={10}
      onMove={(to, { drag }) => movePanel(index, to, drag)}
      onRemove={() =>
        apply({ type: 'set-panels', id, panels: panels.toSpliced(index, 1) }, { says: `A panel removed from ${name}` })
      }
    >
      <rect {...rectFrom(panel)} className="fill-transparent stroke-transparent" {...LINE} />
    </DragHandle>
  ))
})
