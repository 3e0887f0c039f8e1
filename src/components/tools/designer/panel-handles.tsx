import { memo } from 'react'

import type { DesignRoom } from '@/lib/domain/design/design'
import { moved } from '@/lib/domain/design/extent'
import { isLocked } from '@/lib/domain/design/locked-panels'
import { snappedPanel } from '@/lib/domain/design/snap-panel'
import type { Guide } from '@/lib/domain/design/snap-room'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { OnChosen } from './chosen'
import { DragHandle } from './drag-handle'
import type { HandlesOf } from './handles-of'
import { LINE } from './line'
import { rectFrom } from './plan-room'
import { positionWords } from './position-words'
import { removePanel } from './remove-panel'
import { TouchRect } from './touch-rect'
import { SNAP_REACH } from './wall-handles'

type PanelHandlesProps = HandlesOf & {
  room: DesignRoom
  panels: readonly PlanRectangle[]
  chosen: number | null
  onChoose: OnChosen
  onGuides: (guides: readonly Guide[]) => void
}

/** Handles for moving panels about the ceiling; a dragged one falls into line with what is near. */
export const PanelHandles = memo(function PanelHandles(props: PanelHandlesProps) {
  const { id, name, room, panels, chosen, unit, sizeMm, apply, onChoose, onGuides } = props
  const movePanel = (index: number, to: PlanPoint, drag: string | undefined) => {
    const panel = panels[index]
    if (!panel) return
    const put = moved(panel, { xMm: to.xMm - panel.westMm, yMm: to.yMm - panel.southMm })
    const others = panels.toSpliced(index, 1)
    const snap = drag === undefined ? null : snappedPanel({ room, panel: put, others, reachMm: SNAP_REACH * sizeMm })
    const [by, guides] = snap ? [snap.by, snap.guides] : [{ xMm: 0, yMm: 0 }, []]
    const refusal = apply(
      { type: 'set-panels', id, panels: panels.with(index, moved(put, by)) },
      { drag, says: positionWords('Panel', { xMm: to.xMm + by.xMm, yMm: to.yMm + by.yMm }, unit) },
    )
    onGuides(refusal === null ? guides : [])
  }
  return panels.map((panel, index) => {
    const isFixed = isLocked(room, panel)
    const { y, width } = rectFrom(panel)
    return (
      <DragHandle
        key={index}
        label={`Panel ${index + 1} of ${name}${isFixed ? ', locked' : ''}`}
        at={{ xMm: panel.westMm, yMm: panel.southMm }}
        stepMm={10}
        isChosen={index === chosen}
        onMove={(to, { drag }) => movePanel(index, to, drag)}
        onPress={() => onChoose({ of: 'panel', id, index })}
        onRemove={() => removePanel({ apply, id, panels, index, name })}
      >
        <TouchRect area={panel} outline={room.outline} sizeMm={sizeMm} />
        {index === chosen && (
          <rect
            {...rectFrom(panel)}
            className="fill-none stroke-ember"
            strokeWidth={3}
            pointerEvents="none"
            {...LINE}
          />
        )}
        {isFixed && <LockSign atX={width} atY={y} sizeMm={sizeMm} />}
      </DragHandle>
    )
  })
})

/** A padlock in the top right corner of a panel. */
function LockSign({ atX, atY, sizeMm }: { atX: number; atY: number; sizeMm: number }) {
  const unit = sizeMm / 8
  return (
    <g transform={`translate(${atX - 5 * unit} ${atY + 5 * unit}) scale(${unit})`} pointerEvents="none">
      <path d="M-2 0V-1.5A2 2 0 0 1 2 -1.5V0" className="fill-none stroke-ink" strokeWidth={1.5} {...LINE} />
      <path d="M-3 0H3V4H-3Z" className="fill-ink" />
    </g>
  )
}
