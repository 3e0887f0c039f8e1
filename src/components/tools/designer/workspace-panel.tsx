import { memo, useMemo } from 'react'

import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { type Basis, panelsOf as offeredPanels } from '@/lib/calculators/engine/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design, DesignRoom } from '@/lib/domain/design/design'
import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'
import { routes } from '@/lib/routing/routes'

import type { Apply } from './apply'
import type { Chosen, OnChosen } from './chosen'
import { ComfortFields, UnitSelect } from './comfort-fields'
import { DesignFields, type DesignFieldsProps } from './design-fields'
import type { Engine, Outcome } from './designer-engine'
import { EditPanel } from './edit-panel'
import { HomeFields } from './home-fields'
import { RoomEditor } from './room-editor'
import { RoomList } from './room-list'
import { PanelPart, type PanelView } from './side-panel'
import { UnderlayFields } from './underlay-fields'
import type { ComfortChoice } from './use-comfort-view'
import type { UnderlayState } from './use-underlay'

type WorkspacePanelProps = DesignFieldsProps & {
  design: Design
  basis: Basis
  kinds: readonly { value: RoomKind; label: string }[]
  shown: PanelView
  chosen: Chosen | null
  /** As it is after the last drag. */
  room: DesignRoom | undefined
  found: ReadonlyMap<string, RoomDesign>
  outcome: Outcome | null
  engine: Engine | null
  comfort: ComfortChoice
  tracing: UnderlayState
  keepsAngles: boolean
  onKeepsAngles: (keepsAngles: boolean) => void
  isMeasuring: boolean
  onMeasuring: (isMeasuring: boolean) => void
  apply: Apply
  onSay: (words: string) => void
  onChoose: OnChosen
  onAddRoom: () => void
  onGuide: () => void
}

/** The design as fields and lists, for everything the plan can do, without a pointer. */
export const WorkspacePanel = memo(function WorkspacePanel(props: WorkspacePanelProps) {
  const { design, basis, shown, chosen, room, found, outcome, apply, onChoose, onAddRoom } = props
  const panels = useMemo(() => offeredPanels(basis), [basis])
  return (
    <>
      <PanelPart view="edit" shown={shown} label="What is selected">
        <EditPanel
          {...{ room, chosen, apply, onChoose }}
          panels={room ? panelsOf(room, found.get(room.id)) : NO_PANELS}
        >
          {room && <RoomEditor {...props} room={room} />}
        </EditPanel>
      </PanelPart>
      <PanelPart view="rooms" shown={shown} label="Rooms">
        <h2 className="text-h4 font-medium">Rooms</h2>
        <RoomList
          rooms={design.rooms}
          found={found}
          circuits={outcome?.result.circuits ?? NO_CIRCUITS}
          chosenId={room?.id ?? null}
          onChoose={(id) => onChoose({ of: 'room', id })}
        />
        <Button size="sm" look="secondary" className="mt-3 w-full" onClick={onAddRoom}>
          Add a room
        </Button>
      </PanelPart>
      <PanelPart view="home" shown={shown} label="The home">
        <h2 className="mb-3 text-h4 font-medium">The home</h2>
        <HomeFields design={design} panels={panels} apply={apply} />
        <DesignFields {...props} />
      </PanelPart>
      <PanelPart view="view" shown={shown} label="What is shown">
        <h2 className="mb-3 text-h4 font-medium">What is shown</h2>
        <ViewFields {...props} />
      </PanelPart>
    </>
  )
})

const NO_PANELS: readonly PlanRectangle[] = []
const NO_CIRCUITS: readonly ScheduledCircuit[] = []

function ViewFields(props: WorkspacePanelProps) {
  const { design, room, comfort, tracing, keepsAngles, onKeepsAngles, isMeasuring, onMeasuring, onSay, onGuide } = props
  const storey = room?.storey ?? 0
  return (
    <div className="grid gap-4">
      <UnitSelect />
      <ComfortFields {...comfort} />
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" checked={keepsAngles} onChange={(event) => onKeepsAngles(event.currentTarget.checked)} />
        Keep right angles
      </label>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" checked={isMeasuring} onChange={(event) => onMeasuring(event.currentTarget.checked)} />
        Ruler: drag its two ends
      </label>
      <UnderlayFields
        state={tracing}
        storey={storey}
        rooms={design.rooms.filter((one) => one.storey === storey)}
        onSay={onSay}
      />
      <p className="text-xs text-ink-2">
        Drag walls, corners, the floor of a room, panels, windows, lights and the person, or tab to them and use the
        arrow keys: 50 mm a press. Hold Shift, or a second finger on the plan, to move panels, windows, lights and the
        person by 10 mm. Delete removes a panel, a window, a light or a corner. Two fingers, or Ctrl and the wheel, zoom
        the plan.
      </p>
      <Button size="sm" look="secondary" onClick={onGuide}>
        Show the guide again
      </Button>
      <p className="text-xs text-ink-2">
        <TextLink href={routes.thirdPartyNotices}>Licences of the libraries used here</TextLink>
      </p>
    </div>
  )
}
