import { memo } from 'react'

import type { DesignOpening } from '@/lib/domain/design/design'
import { slideOpening } from '@/lib/domain/design/slide-opening'
import { directionOf, pointOnSide, type Side, sidesOf } from '@/lib/domain/room-plan/corners'
import { lengthIn } from '@/lib/domain/room-plan/length'
import type { Outline } from '@/lib/domain/room-plan/outline'

import type { OnChosen } from './chosen'
import { DragHandle } from './drag-handle'
import type { HandlesOf } from './handles-of'
import { LINE } from './line'

/** The reach of a handle on either side of the wall: wide enough for a fingertip, and more outside, up to the margin. */
const REACH = { inside: 0.7, outside: 2.25 } as const

type OpeningHandlesProps = HandlesOf & {
  outline: Outline
  openings: readonly DesignOpening[]
  onChoose: OnChosen
}

/** Handles for moving windows and external doors along their walls. */
export const OpeningHandles = memo(function OpeningHandles(props: OpeningHandlesProps) {
  const { id, name: roomName, outline, openings, sizeMm, unit, apply, onChoose } = props
  const sides = sidesOf(outline)
  return openings.map((opening) => {
    const side = sides[opening.wall]
    if (!side) return null
    const name = opening.kind === 'window' ? 'Window' : 'Door'
    const openingName = `${name} in wall ${opening.wall + 1}`
    const at = pointOnSide(side, opening.fromMm)
    return (
      <DragHandle
        key={opening.id}
        label={`${openingName} of ${roomName}`}
        at={at}
        stepMm={10}
        onPress={() => onChoose({ of: 'opening', id, openingId: opening.id })}
        onMove={(to, { drag, stepMm }) => {
          const slid = slideOpening({ side, opening, by: { xMm: to.xMm - at.xMm, yMm: to.yMm - at.yMm }, stepMm })
          if (slid.fromMm === opening.fromMm) return
          apply(
            { type: 'put-opening', id, opening: slid },
            { drag, says: `${openingName}: ${lengthIn(slid.fromMm, unit)} from the wall’s start` },
          )
        }}
        onRemove={() => apply({ type: 'remove-opening', id, openingId: opening.id }, { says: `${name} removed` })}
      >
        <path d={aroundOf({ side, opening, sizeMm })} className="fill-transparent stroke-transparent" {...LINE} />
      </DragHandle>
    )
  })
})

/** A strip along an opening, drawn from its start; the room is on the left of its walls. */
function aroundOf({ side, opening, sizeMm }: { side: Side; opening: DesignOpening; sizeMm: number }): string {
  const { x, y } = directionOf(side)
  const corner = (alongMm: number, inwardsMm: number) =>
    `${x * alongMm - y * inwardsMm} ${-(y * alongMm + x * inwardsMm)}`
  const [from, to] = [0, opening.widthMm]
  const [inside, outside] = [REACH.inside * sizeMm, -REACH.outside * sizeMm]
  return `M${corner(from, outside)}L${corner(to, outside)}L${corner(to, inside)}L${corner(from, inside)}Z`
}
