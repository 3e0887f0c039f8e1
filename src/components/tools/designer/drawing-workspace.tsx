import './workspace.css'

import { useCallback, useMemo, useState } from 'react'

import { homeOfDrawing } from '@/lib/calculators/designer/home-of-drawing'
import { storeyName } from '@/lib/calculators/designer/words'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design } from '@/lib/domain/design/design'
import type { CartProduct } from '@/lib/schemas/cart'

import { useChangedHome } from '../use-changed-home'
import { addRoom } from './add-room'
import type { Apply } from './apply'
import { BelowPlan } from './below-plan'
import { DesignBar } from './design-bar'
import type { SharedVersion } from './design-start'
import type { Outcome } from './designer-engine'
import { PlanPane } from './plan-pane'
import { firstOfHome } from './read-start'
import { ShareBar } from './share-bar'
import { PanelPart, PanelTabs } from './side-panel'
import { Totals } from './totals'
import { TotalsLine } from './totals-line'
import { useComfortView } from './use-comfort-view'
import { useDesign } from './use-design'
import { useDesignOutcome } from './use-design-outcome'
import { usePerson } from './use-person'
import { keepingWords, useSavedDesign } from './use-saved-design'
import { useTracing } from './use-tracing'
import { useUndoKeys } from './use-undo-keys'
import { useWorkspace } from './use-workspace'
import { WorkspacePanel } from './workspace-panel'

type DrawingWorkspaceProps = {
  first: Design
  basis: Basis
  kinds: readonly { value: RoomKind; label: string }[]
  products: readonly CartProduct[]
  shared: SharedVersion | undefined
  /** The home told to another tool that it began with, as a query; null: none. */
  begun: string | null
  /** Clears the device and returns to the start options. */
  onStartAgain: () => void
}

/** One screen with the plan, what is selected and the totals; the rest of the design is below it. */
export function DrawingWorkspace(props: DrawingWorkspaceProps) {
  const { first, basis, begun, kinds, products, shared, onStartAgain } = props
  const isShared = shared !== undefined
  const { history, settled, said, apply, say, settle, undo, redo } = useDesign(first)
  const { design } = history
  const keeping = useSavedDesign(design, { isShared })
  useUndoKeys({ undo, redo })
  useDrawnHome({ begun, basis, settled })
  const comfort = useComfortView()
  const { tryAgain, hasFailed, engine, outcome } = useDesignOutcome({ design, view: comfort.view, basis })
  const { chosen, room, view, isOpen, isSheetOpen, choose, chooseRoom, toggle, showTotals } = useWorkspace(design)
  const storey = room?.storey ?? 0
  const { cutMm, onCut, comfortPercent, onComfort, ...shown } = usePlanShown({ isShared, storey })
  const { resting, found, onAddRoom } = useStorey({ settled, storey, outcome, apply, chooseRoom })
  const person = usePerson({ room, outcome, onSay: say })
  return (
    <>
      <div className="drawing" data-drawing data-open={isOpen || undefined}>
        <DesignBar history={history} {...{ keeping, undo, redo, onAddRoom }} />
        <section id="plan" aria-label={`Plan and comfort, ${storeyName(storey).toLowerCase()}`} className="contents">
          <PlanPane
            {...shown}
            {...{ cutMm, onCut, comfortPercent, onComfort, resting, room, chosen, outcome, apply }}
            rooms={design.rooms.filter((one) => one.storey === storey)}
            person={{ at: person.person, feels: person.words.mark, move: person.movePerson }}
            said={said}
            isSheetOpen={isSheetOpen}
            onChoose={choose}
            onRest={settle}
          />
        </section>
        <div className="drawing-panel">
          <PanelTabs shown={view} onShow={toggle} />
          <div className="drawing-views">
            <WorkspacePanel
              {...{ basis, kinds, chosen, found, outcome, engine, comfort, apply, onAddRoom, isShared, onStartAgain }}
              design={settled}
              {...shown}
              shown={view}
              room={resting.find(({ id }) => id === room?.id)}
              onSay={say}
              onChoose={choose}
              keeping={keepingWords(keeping)}
            />
            <PanelPart view="totals" shown={view} label="What it comes to" isPrinted>
              <Totals {...{ design, outcome, engine, hasFailed, tryAgain, products, apply }} />
              <ShareBar design={settled} outcome={outcome} shared={shared} />
            </PanelPart>
          </div>
        </div>
        <TotalsLine outcome={outcome} isStale={outcome?.design !== design} onOpen={showTotals} />
      </div>
      {outcome && (
        <BelowPlan {...{ design, room, storey, outcome, engine, person, apply }} rooms={settled.rooms} cutMm={cutMm} />
      )}
    </>
  )
}

/** Offers what changes in the drawing of a told home to the other tools. */
function useDrawnHome({ begun, basis, settled }: { begun: string | null; basis: Basis; settled: Design }) {
  const [first] = useState(() => (begun === null ? null : firstOfHome(begun, basis)))
  const now = useMemo(() => homeOfDrawing(settled), [settled])
  useChangedHome({ begun, first, now })
}

type StoreyInput = {
  settled: Design
  storey: number
  outcome: Outcome | null
  apply: Apply
  chooseRoom: (id: string) => void
}

/** The storey in view as it was after the last drag, and how to add a room to it. */
function useStorey({ settled, storey, outcome, apply, chooseRoom }: StoreyInput) {
  const resting = useMemo(() => settled.rooms.filter((room) => room.storey === storey), [settled, storey])
  const found = useMemo(() => new Map(outcome?.result.rooms.map((room) => [room.id, room])), [outcome])
  const onAddRoom = useCallback(() => {
    const id = addRoom({ design: settled, storey, apply })
    if (id !== null) chooseRoom(id)
  }, [settled, storey, apply, chooseRoom])
  return { resting, found, onAddRoom }
}

/** How the plan is shown and drawn. */
function usePlanShown({ isShared, storey }: { isShared: boolean; storey: number }) {
  const [comfortPercent, onComfort] = useState(50)
  const [keepsAngles, onKeepsAngles] = useState(true)
  const [cutMm, onCut] = useState<number | null>(null)
  const tracing = useTracing({ isShared, storey })
  return { comfortPercent, onComfort, keepsAngles, onKeepsAngles, cutMm, onCut, tracing }
}
