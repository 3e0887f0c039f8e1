import type { DesignRoom } from '@/lib/domain/design/design'
import { moved } from '@/lib/domain/design/extent'
import { grown } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'
import { DragHandle } from './drag-handle'
import { labelOfObstacle } from './obstacle-kinds'
import { placeWords } from './place-words'
import { rectOf } from './plan-room'

const LINE = { vectorEffect: 'non-scaling-stroke' } as const

type ObstacleHandlesProps = { room: DesignRoom; sizeMm: number; apply: Apply }

/** What panels keep clear of, to be moved about the room. */
export function ObstacleHandles({ room, sizeMm, apply }: ObstacleHandlesProps) {
  const name = room.name || 'the room'
  return room.obstacles.map((obstacle) => {
    const { id, kind, area } = obstacle
    const label = labelOfObstacle(kind)
    const shortestMm = Math.min(area.eastMm - area.westMm, area.northMm - area.southMm)
    return (
      <DragHandle
        key={id}
        label={`${label} in ${name}`}
        at={{ xMm: area.westMm, yMm: area.southMm }}
        stepMm={10}
        onMove={(to, { drag }) => {
          const put = { ...obstacle, area: moved(area, { xMm: to.xMm - area.westMm, yMm: to.yMm - area.southMm }) }
          apply({ type: 'put-obstacle', id: room.id, obstacle: put }, { drag, says: placeWords(label, to) })
        }}
        onRemove={() => apply({ type: 'remove-obstacle', id: room.id, obstacleId: id }, { says: `${label} removed` })}
      >
        {/* A light is smaller than a fingertip. */}
        <rect
          {...rectOf(grown(area, Math.max(0, 1.1 * sizeMm - shortestMm / 2)))}
          className="fill-transparent stroke-transparent"
          {...LINE}
        />
      </DragHandle>
    )
  })
}
