import { memo } from 'react'

import type { DesignObstacle } from '@/lib/domain/design/design'
import { moved } from '@/lib/domain/design/extent'
import type { Outline } from '@/lib/domain/room-plan/outline'

import { DragHandle } from './drag-handle'
import type { HandlesOf } from './handles-of'
import { labelOfObstacle } from './obstacle-kinds'
import { positionWords } from './position-words'
import { TouchRect } from './touch-rect'

type ObstacleHandlesProps = HandlesOf & { outline: Outline; obstacles: readonly DesignObstacle[] }

/** Handles for moving obstacles about the room. */
export const ObstacleHandles = memo(function ObstacleHandles(props: ObstacleHandlesProps) {
  const { id, name, outline, obstacles, sizeMm, unit, apply } = props
  return obstacles.map((obstacle) => {
    const { kind, area } = obstacle
    const label = labelOfObstacle(kind)
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
        <TouchRect area={area} outline={outline} sizeMm={sizeMm} />
      </DragHandle>
    )
  })
})
