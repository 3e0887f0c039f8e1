import { memo } from 'react'

import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'

import type { OnChosen } from './chosen'
import type { Outcome } from './designer-engine'
import { HatchPatterns, PanelOutlines, Panels, SharedLines } from './plan-panels'
import { clipId, pathOf, PlanComfort, PlanRoom } from './plan-room'

/** The layers of the plan below its words and handles. They stay as they are when only the view or a handle changes. */
type LayerProps = {
  rooms: readonly DesignRoom[]
  found: ReadonlyMap<string, RoomDesign>
  outcome: Outcome | null
  drawingId: string
}

type DefinitionsProps = Pick<LayerProps, 'rooms' | 'drawingId'> & {
  wipeId: string
  hatchId: string
  textMm: number
  comfortPercent: number
}

/** The shapes of the rooms, the part of the plan that shows comfort, and hatches. */
export const Definitions = memo(function Definitions(props: DefinitionsProps) {
  const { rooms, drawingId, wipeId, hatchId, textMm, comfortPercent } = props
  const { westMm, eastMm, southMm, northMm } = extentOfAll(rooms.map(({ outline }) => outline))
  const wipeMm = ((eastMm - westMm) * comfortPercent) / 100
  return (
    <defs>
      {rooms.map((room) => (
        <clipPath key={room.id} id={clipId(drawingId, room)}>
          <path d={pathOf(room)} />
        </clipPath>
      ))}
      <clipPath id={wipeId}>
        <rect x={eastMm - wipeMm} y={-northMm} width={wipeMm} height={northMm - southMm} />
      </clipPath>
      <HatchPatterns prefix={hatchId} sizeMm={textMm} />
    </defs>
  )
})

type RoomsProps = LayerProps & {
  hatchId: string
  chosen: DesignRoom | undefined
  /** Whether they are drawn over a picture. */
  isTraced: boolean
  onChoose: OnChosen
}

/** The rooms with their panels. */
export const PlanRooms = memo(function PlanRooms(props: RoomsProps) {
  const { rooms, found, outcome, drawingId, hatchId, chosen, isTraced, onChoose } = props
  return rooms.map((room) => {
    const panels = panelsOf(room, found.get(room.id))
    return (
      <g key={room.id} onClick={() => onChoose({ of: 'room', id: room.id })} className="cursor-pointer">
        <PlanRoom room={room} drawingId={drawingId} isChosen={room === chosen} isTraced={isTraced} />
        <SharedLines panels={panels} />
        <Panels id={room.id} panels={panels} outcome={outcome} hatchId={hatchId} />
      </g>
    )
  })
})

/** The comfort of the rooms, within its part of the plan. */
export const PlanComforts = memo(function PlanComforts(props: LayerProps & { wipeId: string }) {
  const { rooms, found, outcome, drawingId, wipeId } = props
  return (
    <g clipPath={`url(#${wipeId})`} pointerEvents="none">
      {rooms.map((room) => {
        const field = outcome?.fields.get(room.id)
        return (
          field && (
            <g key={room.id}>
              <PlanComfort room={room} drawingId={drawingId} field={field} />
              <PanelOutlines panels={panelsOf(room, found.get(room.id))} />
            </g>
          )
        )
      })}
    </g>
  )
})
