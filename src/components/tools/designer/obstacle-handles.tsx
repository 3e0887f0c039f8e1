import { memo } from 'react'

import type { DesignObstacle } from '@/lib/domain/design/design'
import { moved } from '@/lib/domain/design/extent'

import { DragHandle } from './drag-handle'
import { FINGER, type HandlesOf } from './handles-of'
import { LINE } from './line'
import { labelOfObstacle } from './obstacle-kinds'
import { rectFrom } from './plan-room'
import { positionWords } from './position-words'

type ObstacleHandlesProps = HandlesOf & { obstacles: readonly DesignObstacle[] }

/** Handles for moving obstacles about the room. */
export const ObstacleHandles = memo(function ObstacleHandles(props: ObstacleHandlesProps) {
  const { id, name, obstacles, sizeMm, unit, apply } = props
  return obstacles.map((obstacle) => {
    const { kind, area } = obstacle
    const label = labelOfObstacle(kind)
    const { y, width, height } = rectFrom(area)
    // A light is smaller than a fingertip.
    const moreMm = Math.max(0, FINGER * sizeMm - Math.min(width, height) / 2)
    return (
      <DragHandle
        key={obstacle.id}
        label={`${label} in ${name}`}
        at={{ xMm: area.westMm, yMm: area.southMm }}
        stepMm={10}
        onMove={(to, { drag }) => {
          const put = { ...obstacle, area: moved(area, { xMm: to.xMm - area.westMm, yMm: to.yMm - area.southMm }) }
          apply({ type: 'put-obstacle', id, obstacle: put }, { drag, says: positionWords(label, to, unit) })
        }}
        onRemove={() => apply({ type: 'remove-obstacle', id, obstacleId: obstacle.id }, { says: `${label} removed` })}
      >
        <rect
          x={-moreMm}
          y={y - moreMm}
          width={width + 2 * moreMm}
          height={height + 2 * moreMm}
          className="fill-transparent stroke-transparent"
          {...LINE}
        />
      </DragHandle>
    )
  })
})
