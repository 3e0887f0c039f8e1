import { memo } from 'react'

import type { Outline } from '@/lib/domain/room-plan/outline'

import { DragHandle } from './drag-handle'
import { FINGER, type HandlesOf } from './handles-of'
import { LINE } from './line'
import { positionWords } from './position-words'

type CornerHandlesProps = HandlesOf & { outline: Outline; keepsAngles: boolean }

/** The corners of a room, with their numbers. */
export const CornerHandles = memo(function CornerHandles(props: CornerHandlesProps) {
  const { id, name, outline, keepsAngles, sizeMm, unit, apply } = props
  return outline.map((corner, index) => (
    <DragHandle
      key={index}
      label={`Corner ${index + 1} of ${name}`}
      at={corner}
      onMove={(to, { drag }) =>
        apply(
          { type: 'move-corner', id, corner: index, to, keepsAngles },
          { drag, says: positionWords(`Corner ${index + 1}`, to, unit) },
        )
      }
      onRemove={() =>
        apply({ type: 'remove-corner', id, corner: index }, { says: `Corner ${index + 1} of ${name} removed` })
      }
    >
      <circle r={FINGER * sizeMm} className="fill-transparent stroke-transparent" />
      <circle r={0.65 * sizeMm} className="fill-panel stroke-ink" strokeWidth={2} {...LINE} />
      <text
        y={0.28 * sizeMm}
        fontSize={0.8 * sizeMm}
        textAnchor="middle"
        aria-hidden
        className="stroke-none! fill-ink font-semibold"
      >
        {index + 1}
      </text>
    </DragHandle>
  ))
})
