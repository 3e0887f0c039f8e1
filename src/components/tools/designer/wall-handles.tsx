import { memo } from 'react'

import type { WallPart } from '@/lib/domain/design/move-wall'
import { type Guide, snappedLine } from '@/lib/domain/design/snap-room'
import { directionOf, pointOnSide, type Side, sideLengthMm, sidesOf } from '@/lib/domain/room-plan/corners'
import { lengthIn } from '@/lib/domain/room-plan/length'
import type { Outline } from '@/lib/domain/room-plan/outline'

import type { OnChosen } from './chosen'
import { DragHandle, type Move } from './drag-handle'
import { FINGER, type HandlesOf } from './handles-of'
import { LINE } from './line'
import { PartHandles } from './part-handles'

type WallHandlesProps = HandlesOf & {
  outline: Outline
  /** The other rooms of the storey. */
  others: readonly Outline[]
  chosen: number | null
  part: WallPart | undefined
  onChoose: OnChosen
  onGuides: (guides: readonly Guide[]) => void
}

/** From how far away a dragged wall falls into line with another, in heights of the text. */
export const SNAP_REACH = 0.9

/** The walls of a room with their lengths: dragged by their whole length, tapped for what they have. */
export const WallHandles = memo(function WallHandles(props: WallHandlesProps) {
  const { id, name, outline, others, sizeMm, unit, chosen, part, apply, onChoose, onGuides } = props
  return sidesOf(outline).map((side, wall) => {
    const lengthMm = sideLengthMm(side)
    const middle = pointOnSide(side, lengthMm / 2)
    const choose = (toPart?: WallPart) => onChoose({ of: 'wall', id, wall, part: toPart })
    const says = `Wall ${wall + 1} of ${name}`
    const move = (how: Move, moved?: WallPart) => {
      const byMm = outwardsMm({ side, how, others, reachMm: SNAP_REACH * sizeMm, onGuides })
      apply({ type: 'move-wall', id, wall, byMm, part: moved }, { drag: how.drag, says: `${says} moved` })
    }
    if (wall === chosen && part)
      return (
        <PartHandles
          key={wall}
          {...{ side, wall, part, name, sizeMm }}
          onPart={choose}
          onMove={(how) => move(how, part)}
        />
      )
    return (
      <DragHandle
        key={wall}
        label={`${says}, ${lengthIn(lengthMm, unit)}`}
        at={middle}
        isChosen={wall === chosen}
        onMove={(_, how) => move(how)}
        onPress={() => choose()}
      >
        <path
          d={stripOf({ side, lengthMm, halfMm: FINGER * sizeMm })}
          className="fill-transparent stroke-transparent"
          {...LINE}
        />
        {wall === chosen && <path d={lineOf(side, lengthMm)} className="stroke-ember" strokeWidth={5} {...LINE} />}
        <WallLength {...{ side, sizeMm }} text={lengthIn(lengthMm, unit)} />
      </DragHandle>
    )
  })
})

type OutwardsInput = Pick<WallHandlesProps, 'others' | 'onGuides'> & { side: Side; how: Move; reachMm: number }

/** How far a wall moves outwards. A dragged wall along an axis falls into line with walls of other rooms. */
function outwardsMm({ side, how, others, reachMm, onGuides }: OutwardsInput): number {
  const { x, y } = directionOf(side)
  const byMm = how.by.xMm * y - how.by.yMm * x
  const axis = x === 0 ? 'x' : y === 0 ? 'y' : null
  if (how.drag === undefined || axis === null) return byMm
  const fromMm = axis === 'x' ? side.from.xMm : side.from.yMm
  const sign = axis === 'x' ? y : -x
  const { atMm, guides } = snappedLine({ atMm: fromMm + sign * byMm, axis, others, reachMm })
  onGuides(guides)
  return sign * (atMm - fromMm)
}

type WallLengthProps = { side: Side; sizeMm: number; text: string }

/** The length of a wall beside its middle, outside the room. */
function WallLength({ side, sizeMm, text }: WallLengthProps) {
  const { x, y } = directionOf(side)
  const isUpright = Math.abs(y) > Math.abs(x)
  const away = 1.25 * sizeMm
  return (
    <text
      transform={`translate(${y * away} ${x * away})${isUpright ? ' rotate(-90)' : ''}`}
      y={0.35 * sizeMm}
      fontSize={sizeMm}
      textAnchor="middle"
      aria-hidden
      paintOrder="stroke"
      strokeWidth={sizeMm / 3}
      className="fill-ink stroke-daylight! font-semibold tabular-nums"
    >
      {text}
    </text>
  )
}

/** A strip along a wall, drawn from its middle, on both sides as wide as a fingertip. */
function stripOf({ side, lengthMm, halfMm }: { side: Side; lengthMm: number; halfMm: number }): string {
  const corner = fromMiddle(side)
  const half = lengthMm / 2
  return `M${corner(-half, -halfMm)}L${corner(half, -halfMm)}L${corner(half, halfMm)}L${corner(-half, halfMm)}Z`
}

function lineOf(side: Side, lengthMm: number): string {
  const corner = fromMiddle(side)
  return `M${corner(-lengthMm / 2, 0)}L${corner(lengthMm / 2, 0)}`
}

/** Points of a drawing, along a wall and away from it. */
function fromMiddle(side: Side): (alongMm: number, awayMm: number) => string {
  const { x, y } = directionOf(side)
  return (alongMm, awayMm) => `${x * alongMm + y * awayMm} ${-(y * alongMm - x * awayMm)}`
}
