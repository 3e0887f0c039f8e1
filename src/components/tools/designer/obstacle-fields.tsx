import { Button } from '@/components/ui/button'
import { SummaryRow } from '@/components/ui/summary-row'
import { type DesignObstacle, type DesignRoom, nextId } from '@/lib/domain/design/design'
import { extentOf, moved } from '@/lib/domain/design/extent'
import { onGrid } from '@/lib/domain/design/new-room'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'
import { MeasureField } from './measure-field'
import { labelOfObstacle, OBSTACLE_KINDS } from './obstacle-kinds'

type ObstacleFieldsProps = { room: DesignRoom; apply: Apply }

/** Obstacles on the ceiling, or reaching up to it. */
export function ObstacleFields({ room, apply }: ObstacleFieldsProps) {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const add = ({ kind, label, lengthMm, widthMm }: (typeof OBSTACLE_KINDS)[number]) => {
    const west = onGrid((westMm + eastMm - lengthMm) / 2)
    const south = onGrid((southMm + northMm - widthMm) / 2)
    const area = { westMm: west, eastMm: west + lengthMm, southMm: south, northMm: south + widthMm }
    apply(
      { type: 'put-obstacle', id: room.id, obstacle: { id: nextId(kind, room.obstacles), kind, area } },
      { says: `${label} added in the middle of the room` },
    )
  }
  return (
    <details className="col-span-2 border-t border-line">
      <SummaryRow>Lights, alarms, hatches and wardrobes</SummaryRow>
      {room.obstacles.map((obstacle) => (
        <PositionFields key={obstacle.id} room={room} obstacle={obstacle} apply={apply} />
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {OBSTACLE_KINDS.map((one) => (
          <Button
            key={one.kind}
            size="sm"
            look="secondary"
            onClick={() => add(one)}
          >{`Add: ${one.label.toLowerCase()}`}</Button>
        ))}
      </div>
    </details>
  )
}

function PositionFields({ room, obstacle, apply }: ObstacleFieldsProps & { obstacle: DesignObstacle }) {
  const { westMm, southMm } = extentOf(room.outline)
  const { id, kind, area } = obstacle
  const label = labelOfObstacle(kind)
  const put = (to: PlanRectangle) => apply({ type: 'put-obstacle', id: room.id, obstacle: { ...obstacle, area: to } })
  return (
    <fieldset className="mt-2 grid grid-cols-2 gap-2 bg-plaster p-2">
      <legend className="sr-only">{label}</legend>
      <MeasureField
        label={`${label}: from the left`}
        mm={area.westMm - westMm}
        onCommit={(mm) => put(moved(area, { xMm: westMm + mm - area.westMm, yMm: 0 }))}
      />
      <MeasureField
        label={`${label}: from the bottom`}
        mm={area.southMm - southMm}
        onCommit={(mm) => put(moved(area, { xMm: 0, yMm: southMm + mm - area.southMm }))}
      />
      <MeasureField
        label={`${label}: left to right`}
        mm={area.eastMm - area.westMm}
        onCommit={(mm) => put({ ...area, eastMm: area.westMm + mm })}
      />
      <MeasureField
        label={`${label}: up and down`}
        mm={area.northMm - area.southMm}
        onCommit={(mm) => put({ ...area, northMm: area.southMm + mm })}
      />
      <Button
        size="sm"
        look="secondary"
        className="col-span-2"
        onClick={() => apply({ type: 'remove-obstacle', id: room.id, obstacleId: id }, { says: `${label} removed` })}
      >
        Remove
      </Button>
    </fieldset>
  )
}
