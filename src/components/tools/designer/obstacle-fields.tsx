import { Button } from '@/components/ui/button'
import { type DesignObstacle, type DesignRoom, nextId } from '@/lib/domain/design/design'
import { extentOf, moved } from '@/lib/domain/design/extent'
import { onGrid } from '@/lib/domain/design/new-room'
import type { ObstacleKind } from '@/lib/domain/room-plan/room-plan'

import type { Apply } from './apply'
import { MeasureField } from './measure-field'

/** What panels keep clear of, with first sizes. Assumed on 2026-11-23: usual fittings. */
const KINDS: readonly { kind: ObstacleKind; label: string; lengthMm: number; widthMm: number }[] = [
  { kind: 'light', label: 'Light', lengthMm: 200, widthMm: 200 },
  { kind: 'smoke-alarm', label: 'Smoke alarm', lengthMm: 150, widthMm: 150 },
  { kind: 'hatch', label: 'Loft hatch', lengthMm: 600, widthMm: 600 },
  { kind: 'wardrobe', label: 'Wardrobe', lengthMm: 1_200, widthMm: 600 },
]

const labelOfKind = (kind: ObstacleKind) => KINDS.find((one) => one.kind === kind)?.label ?? ''

type PartProps = { room: DesignRoom; apply: Apply }

/** What is on the ceiling, or reaches up to it. */
export function ObstacleFields({ room, apply }: PartProps) {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const add = ({ kind, label, lengthMm, widthMm }: (typeof KINDS)[number]) => {
    const west = onGrid((westMm + eastMm - lengthMm) / 2)
    const south = onGrid((southMm + northMm - widthMm) / 2)
    const area = { westMm: west, eastMm: west + lengthMm, southMm: south, northMm: south + widthMm }
    apply(
      { type: 'put-obstacle', id: room.id, obstacle: { id: nextId(kind, room.obstacles), kind, area } },
      { says: `${label} added in the middle of the room` },
    )
  }
  return (
    <details className="col-span-2 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Lights, alarms, hatches and wardrobes</summary>
      {room.obstacles.map((obstacle) => (
        <PlaceFields key={obstacle.id} room={room} obstacle={obstacle} apply={apply} />
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {KINDS.map((one) => (
          <Button key={one.kind} size="sm" look="secondary" onClick={() => add(one)}>
            Add: {one.label.toLowerCase()}
          </Button>
        ))}
      </div>
    </details>
  )
}

function PlaceFields({ room, obstacle, apply }: PartProps & { obstacle: DesignObstacle }) {
  const { westMm, southMm } = extentOf(room.outline)
  const { id, kind, area } = obstacle
  const label = labelOfKind(kind)
  const move = (by: { xMm: number; yMm: number }) =>
    apply({ type: 'put-obstacle', id: room.id, obstacle: { ...obstacle, area: moved(area, by) } })
  return (
    <fieldset className="mt-2 grid grid-cols-2 gap-2 bg-plaster p-2">
      <legend className="sr-only">{label}</legend>
      <MeasureField
        label={`${label}: from the left`}
        mm={area.westMm - westMm}
        onCommit={(mm) => move({ xMm: westMm + mm - area.westMm, yMm: 0 })}
      />
      <MeasureField
        label={`${label}: from the bottom`}
        mm={area.southMm - southMm}
        onCommit={(mm) => move({ xMm: 0, yMm: southMm + mm - area.southMm })}
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
