import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { type DesignRoom, roomName } from '@/lib/domain/design/design'
import type { WallPart } from '@/lib/domain/design/move-wall'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'
import type { Chosen, OnChosen } from './chosen'
import { PanelFields } from './panel-fields'
import { OneWallFields, OpeningFields, PartFields } from './wall-fields'

type EditPanelProps = {
  room: DesignRoom | undefined
  /** Its panels as the plan shows them. */
  panels: readonly PlanRectangle[]
  chosen: Chosen | null
  apply: Apply
  onChoose: OnChosen
  /** The fields of the whole room. */
  children: Elements
}

/** The fields of what is selected on the plan. */
export function EditPanel({ room, panels, chosen, apply, onChoose, children }: EditPanelProps) {
  if (!room) return <p>Tap a room on the plan, or add one.</p>
  const { id } = room
  const opening = chosen?.of === 'opening' ? room.openings.find((one) => one.id === chosen.openingId) : undefined
  const wall = chosen?.of === 'wall' && chosen.wall < room.outline.length ? chosen.wall : null
  const back = (
    <Button size="sm" look="secondary" className="mb-3" onClick={() => onChoose({ of: 'room', id })}>
      {`All of ${roomName(room)}`}
    </Button>
  )
  if (opening)
    return (
      <>
        {back}
        <h2 className="mb-3 text-h4 font-medium">
          {`${opening.kind === 'window' ? 'Window' : 'Door'} in wall ${opening.wall + 1}`}
        </h2>
        <OpeningFields {...{ room, opening, apply }} />
      </>
    )
  if (wall !== null && chosen?.of === 'wall') {
    const onPart = (part: WallPart | undefined) => onChoose({ of: 'wall', id, wall, part })
    return (
      <>
        {back}
        <h2 className="mb-3 text-h4 font-medium">{`Wall ${wall + 1} of ${roomName(room)}`}</h2>
        <div className="grid gap-3">
          <OneWallFields {...{ room, wall, apply }} />
          <PartFields {...{ room, wall, part: chosen.part, apply, onPart }} />
        </div>
      </>
    )
  }
  if (chosen?.of === 'panel' && panels[chosen.index])
    return (
      <>
        {back}
        <h2 className="mb-3 text-h4 font-medium">{`Panel ${chosen.index + 1} of ${roomName(room)}`}</h2>
        <PanelFields {...{ room, panels, apply }} index={chosen.index} />
      </>
    )
  return (
    <>
      <h2 className="mb-3 text-h4 font-medium">{roomName(room)}</h2>
      {children}
    </>
  )
}
