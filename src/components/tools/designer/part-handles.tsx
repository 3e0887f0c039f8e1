import type { WallPart } from '@/lib/domain/design/move-wall'
import { onGrid } from '@/lib/domain/design/new-room'
import { directionOf, pointOnSide, type Side, sideLengthMm } from '@/lib/domain/room-plan/corners'
import { SNAP_MM } from '@/lib/domain/room-plan/outline'

import { DragHandle, type Move } from './drag-handle'
import { FINGER } from './handles-of'
import { LINE } from './line'

type PartHandlesProps = {
  side: Side
  wall: number
  part: WallPart
  /** Of the room. */
  name: string
  sizeMm: number
  onPart: (part: WallPart) => void
  onMove: (how: Move) => void
}

/** A part of a wall that moves alone, between two ends that slide along the wall. */
export function PartHandles({ side, wall, part, name, sizeMm, onPart, onMove }: PartHandlesProps) {
  const { x, y } = directionOf(side)
  const lengthMm = sideLengthMm(side)
  const alongMm = ({ by }: Move) => by.xMm * x + by.yMm * y
  const middle = pointOnSide(side, (part.fromMm + part.toMm) / 2)
  const halfMm = (part.toMm - part.fromMm) / 2
  const reach = FINGER * sizeMm
  const slideStart = (how: Move) =>
    onPart({ ...part, fromMm: clamp(onGrid(part.fromMm + alongMm(how)), 0, part.toMm - SNAP_MM) })
  const slideEnd = (how: Move) =>
    onPart({ ...part, toMm: clamp(onGrid(part.toMm + alongMm(how)), part.fromMm + SNAP_MM, lengthMm) })
  return (
    <>
      <DragHandle label={`Part of wall ${wall + 1} of ${name}`} at={middle} isChosen onMove={(_, how) => onMove(how)}>
        <path
          d={`M${-x * halfMm} ${y * halfMm}L${x * halfMm} ${-y * halfMm}`}
          className="stroke-transparent"
          strokeWidth={2 * reach}
        />
        <path
          d={`M${-x * halfMm} ${y * halfMm}L${x * halfMm} ${-y * halfMm}`}
          className="stroke-ember"
          strokeWidth={7}
          {...LINE}
        />
      </DragHandle>
      <PartEnd label="Start of the part" at={pointOnSide(side, part.fromMm)} sizeMm={sizeMm} onMove={slideStart} />
      <PartEnd label="End of the part" at={pointOnSide(side, part.toMm)} sizeMm={sizeMm} onMove={slideEnd} />
    </>
  )
}

type PartEndProps = { label: string; at: { xMm: number; yMm: number }; sizeMm: number; onMove: (how: Move) => void }

function PartEnd({ label, at, sizeMm, onMove }: PartEndProps) {
  return (
    <DragHandle label={label} at={at} onMove={(_, how) => onMove(how)}>
      <circle r={FINGER * sizeMm} className="fill-transparent stroke-transparent" />
      <circle r={0.6 * sizeMm} className="fill-ember stroke-panel" strokeWidth={2} {...LINE} />
    </DragHandle>
  )
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
