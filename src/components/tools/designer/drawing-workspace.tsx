import './workspace.css'

import { useCallback, useMemo, useState } from 'react'

import { homeOfDrawing } from '@/lib/calculators/designer/home-of-drawing'
import { storeyName } from '@/lib/calculators/designer/words'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { OWN_NAME } from '@/lib/calculators/engine/home-questions'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design } from '@/lib/domain/design/design'
import { MEASURED_KEYS } from '@/lib/domain/estimate/home-measures'
import type { CartProduct } from '@/lib/schemas/cart'

import { useChangedHome } from '../use-changed-home'
import { addRoom } from './add-room'
import type { Apply } from './apply'
import { BelowPlan } from './below-plan'
import { DesignBar } from './design-bar'
import type { Leaving } from './design-fields'
import type { SharedVersion } from './design-start'
import type { Outcome } from './designer-engine'
import { GuideRow, HintNote } from './guide-notes'
import { KeepingWords } from './keeping-note'
import { keepingSign, keepingWords } from './keeping-words'
import { OtherTabNotice } from './other-tab-notice'
import { PlanPane } from './plan-pane'
import { firstOfHome, ownInDrawing } from './read-start'
import { PanelPart, PanelTabs, SheetHeight } from './side-panel'
import { Totals } from './totals'
import { TotalsLine } from './totals-line'
import { useComfortView } from './use-comfort-view'
import { useDesign } from './use-design'
import { useDesignOutcome } from './use-design-outcome'
import { useGuide } from './use-guide'
import { type OpenedDesign, useKeptDesign } from './use-kept-design'
import { usePerson } from './use-person'
import { useSettled } from './use-settled'
import { useTracing } from './use-tracing'
import { useUndoKeys } from './use-undo-keys'
import { useWorkspace } from './use-workspace'
import { WorkspacePanel } from './workspace-panel'

type DrawingWorkspaceProps = {
  opened: OpenedDesign
  basis: Basis
  kinds: readonly { value: RoomKind; label: string }[]
  products: readonly CartProduct[]
  shared: SharedVersion | undefined
  leaving: Leaving
}

/** One screen with the plan, what is selected and the totals; the rest of the design is below it. */
export function DrawingWorkspace(props: DrawingWorkspaceProps) {
  const { opened, basis, kinds, products, shared, leaving } = props
  const isShared = shared !== undefined
  const { history, settled, said, apply, say, settle, undo, redo, replace } = useDesign(opened.steps)
  const { design } = history
  const { saving, kept } = useKeptDesign({ opened, isShared, history, replace })
  useUndoKeys({ undo, redo })
  useDrawnHome({ begun: opened.begun ?? null, basis, settled })
  const comfort = useComfortView()
  const { tryAgain, hasFailed, engine, outcome } = useDesignOutcome({ design, view: comfort.view, basis })
  const workspace = useWorkspace(design)
  const { chosen, room, view, isSheetOpen, isTall, choose, chooseRoom, toggle, showTotals } = workspace
  const storey = room?.storey ?? 0
  const last = { design: settled, outcome: useSettled(outcome, design !== settled) }
  const { cutMm, onCut, comfortPercent, onComfort, ...shown } = usePlanShown({ isShared, number: kept.number, storey })
  const { rooms, settledRooms, found, onAddRoom } = useStorey({ design, last, storey, apply, chooseRoom })
  const person = usePerson({ room, outcome, onSay: say })
  const guide = useGuide({ chosen, outcome, isHidden: isSheetOpen })
  return (
    <>
      <div className="drawing" data-drawing {...workspace.marks} data-guide={guide.step?.place}>
        <DesignBar history={history} sign={keepingSign(saving)} {...{ isShared, kept, undo, redo, onAddRoom }} />
        <GuideRow guide={guide} />
        {saving.keeping.state === 'overtaken' && <OtherTabNotice words={keepingWords(saving)} kept={kept} />}
        <section id="plan" aria-label={`Plan and comfort, ${storeyName(storey).toLowerCase()}`} className="contents">
          <PlanPane
            {...shown}
            {...{ cutMm, onCut, comfortPercent, onComfort, settledRooms, room, chosen, outcome, engine, apply }}
            rooms={rooms}
            person={{ at: person.person, feels: person.words.mark, move: person.movePerson }}
            {...{ said, isSheetOpen, onChoose: choose, onSettle: settle }}
          />
        </section>
        <div className="drawing-panel">
          <PanelTabs shown={view} onShow={toggle} />
          <div className="drawing-views">
            <SheetHeight isTall={isTall} onToggle={workspace.toggleHeight} />
            {view === 'edit' && <HintNote guide={guide} />}
            <KeepingWords value={keepingWords(saving)}>
              <WorkspacePanel
                {...{ basis, kinds, chosen, found, engine, comfort, apply, onAddRoom }}
                {...{ isShared, kept, replace, leaving }}
                {...last}
                {...shown}
                shown={view}
                room={settledRooms.find(({ id }) => id === room?.id)}
                {...{ onSay: say, onChoose: choose, onGuide: guide.begin }}
              />
            </KeepingWords>
            <PanelPart view="totals" shown={view} label="What it comes to" isPrinted>
              <Totals {...{ engine, hasFailed, tryAgain, products, shared, kept, apply }} {...last} />
            </PanelPart>
          </div>
        </div>
        <TotalsLine outcome={outcome} isStale={outcome?.design !== design} onOpen={showTotals} />
      </div>
      <BelowPlan {...{ room, storey, engine, person, cutMm, apply }} {...last} />
    </>
  )
}

/** Offers what changes in the drawing of a told home to the other tools. */
function useDrawnHome({ begun, basis, settled }: { begun: string | null; basis: Basis; settled: Design }) {
  const [first] = useState(() => (begun === null ? null : firstOfHome(begun, basis)))
  const { home } = settled
  const own = useMemo(() => (begun === null ? '' : ownInDrawing({ home, begun, basis })), [home, begun, basis])
  const now = useMemo(() => ({ ...homeOfDrawing(settled), [OWN_NAME]: own }), [settled, own])
  useChangedHome({ begun, first, now, ownKeys: MEASURED_KEYS })
}

type StoreyInput = {
  design: Design
  /** The design and its outcome after the last drag. */
  last: { design: Design; outcome: Outcome | null }
  storey: number
  apply: Apply
  chooseRoom: (id: string) => void
}

/** The storey in view, also as it was after the last drag, and how to add a room to it. */
function useStorey({ design, last, storey, apply, chooseRoom }: StoreyInput) {
  const { design: settled, outcome } = last
  const rooms = useMemo(() => design.rooms.filter((room) => room.storey === storey), [design, storey])
  const settledRooms = useMemo(() => settled.rooms.filter((room) => room.storey === storey), [settled, storey])
  const found = useMemo(() => new Map(outcome?.result.rooms.map((room) => [room.id, room])), [outcome])
  const onAddRoom = useCallback(() => {
    const id = addRoom({ design: settled, storey, apply })
    if (id !== null) chooseRoom(id)
  }, [settled, storey, apply, chooseRoom])
  return { rooms, settledRooms, found, onAddRoom }
}

/** How the plan is shown and drawn. */
function usePlanShown({ isShared, number, storey }: { isShared: boolean; number: number; storey: number }) {
  const [comfortPercent, onComfort] = useState(50)
  const [keepsAngles, onKeepsAngles] = useState(true)
  const [cutMm, onCut] = useState<number | null>(null)
  const [isMeasuring, onMeasuring] = useState(false)
  const tracing = useTracing({ design: isShared ? null : number, storey })
  return { comfortPercent, onComfort, keepsAngles, onKeepsAngles, isMeasuring, onMeasuring, cutMm, onCut, tracing }
}
