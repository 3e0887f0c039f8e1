import { Button } from '@/components/ui/button'
import { type DesignRoom, roomName } from '@/lib/domain/design/design'
import { extentOf, moved } from '@/lib/domain/design/extent'
import { isLocked } from '@/lib/domain/design/locked-panels'
import { snappedPanel } from '@/lib/domain/design/snap-panel'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'
import type { OnChosen } from './chosen'
import { MeasureField } from './measure-field'
import { removePanel } from './remove-panel'

type PanelsProps = { room: DesignRoom; panels: readonly PlanRectangle[]; apply: Apply }

/** How far a panel is moved into line on request, which is farther than while it is dragged. */
const LINE_UP_MM = 600

/** One panel as fields: where it is, whether it stays there, and how to bring it into line. */
export function PanelFields({ room, panels, index, apply }: PanelsProps & { index: number }) {
  const panel = panels[index]
  if (!panel) return null
  const { id } = room
  const { westMm, southMm } = extentOf(room.outline)
  const move = (by: PlanPoint, says = '') =>
    apply({ type: 'set-panels', id, panels: panels.with(index, moved(panel, by)) }, { says })
  const lineUp = () => {
    const others = panels.toSpliced(index, 1)
    const { by } = snappedPanel({ room, panel, others, reachMm: LINE_UP_MM })
    move(by, `Panel ${index + 1} is in line`)
  }
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <LockField {...{ room, panel, index, apply }} />
      <MeasureField
        label="From left"
        mm={panel.westMm - westMm}
        onCommit={(mm) => move({ xMm: mm - (panel.westMm - westMm), yMm: 0 })}
      />
      <MeasureField
        label="From bottom"
        mm={panel.southMm - southMm}
        onCommit={(mm) => move({ xMm: 0, yMm: mm - (panel.southMm - southMm) })}
      />
      <Button size="sm" look="secondary" onClick={lineUp}>
        Line it up
      </Button>
      <Button
        size="sm"
        look="secondary"
        onClick={() => removePanel({ apply, id, panels, index, name: roomName(room) })}
      >
        Remove
      </Button>
      <p className="col-span-2 text-xs text-ink-2">
        A locked panel keeps its place when the room is laid out again or changed, and in every layout compared.
      </p>
    </div>
  )
}

type LockFieldProps = Omit<PanelsProps, 'panels'> & { panel: PlanRectangle; index: number }

function LockField({ room, panel, index, apply }: LockFieldProps) {
  const name = `Panel ${index + 1}`
  return (
    <label className="col-span-2 flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isLocked(room, panel)}
        onChange={(event) => {
          const isOn = event.currentTarget.checked
          apply({ type: 'lock-panel', id: room.id, panel, isOn }, { says: `${name} ${isOn ? 'locked' : 'unlocked'}` })
        }}
      />
      <span>{`Lock panel ${index + 1} in its place`}</span>
    </label>
  )
}

/** The panels of a room, to be opened one by one. */
export function PanelList({ room, panels, onChoose }: Omit<PanelsProps, 'apply'> & { onChoose: OnChosen }) {
  if (panels.length === 0) return null
  return (
    <ul aria-label="Panels" className="col-span-2 flex flex-wrap gap-2">
      {panels.map((panel, index) => (
        <li key={index}>
          <Button size="sm" look="secondary" onClick={() => onChoose({ of: 'panel', id: room.id, index })}>
            {`Panel ${index + 1}${isLocked(room, panel) ? ', locked' : ''}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}
