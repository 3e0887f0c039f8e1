import { memo } from 'react'

import { extentOf } from '@/lib/domain/design/extent'
import { type Guide, snappedMove } from '@/lib/domain/design/snap-room'
import type { Outline } from '@/lib/domain/room-plan/outline'

import type { OnChosen } from './chosen'
import { DragHandle, type Move } from './drag-handle'
import type { HandlesOf } from './handles-of'
import { pathOf } from './plan-room'
import { positionWords } from './position-words'
import { SNAP_REACH } from './wall-handles'

type FloorHandleProps = HandlesOf & {
  outline: Outline
  /** The other rooms of the storey. */
  others: readonly Outline[]
  onChoose: OnChosen
  onGuides: (guides: readonly Guide[]) => void
}

/** The floor of a room, by which it is moved with everything in it. */
export const FloorHandle = memo(function FloorHandle(props: FloorHandleProps) {
  const { id, name, outline, others, sizeMm, unit, apply, onChoose, onGuides } = props
  const { westMm, southMm } = extentOf(outline)
  const move = ({ by, drag }: Move) => {
    const snapped =
      drag === undefined ? { by, guides: [] } : snappedMove({ outline, by, others, reachMm: SNAP_REACH * sizeMm })
    onGuides(snapped.guides)
    const at = { xMm: westMm + snapped.by.xMm, yMm: southMm + snapped.by.yMm }
    apply({ type: 'move-room', id, by: snapped.by }, { drag, says: positionWords(name, at, unit) })
  }
  return (
    <DragHandle
      label={`${name}: move the whole room`}
      at={{ xMm: westMm, yMm: southMm }}
      onMove={(_, how) => move(how)}
      onPress={() => onChoose({ of: 'room', id })}
    >
      <path
        d={pathOf({ outline })}
        transform={`translate(${-westMm} ${southMm})`}
        className="fill-transparent stroke-transparent"
      />
    </DragHandle>
  )
})
