import { useMemo, useState } from 'react'

import { supplyOf } from '@/lib/calculators/designer/supply-of-design'
import { storeyName } from '@/lib/calculators/designer/words'
import { type Basis, panelsOf } from '@/lib/calculators/engine/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design } from '@/lib/domain/design/design'
import { wiringOf } from '@/lib/domain/design/wiring'
import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'
import type { CartProduct } from '@/lib/schemas/cart'

import { NotReached } from '../not-reached'
import { DesignBar } from './design-bar'
import type { SharedVersion } from './design-start'
import { ElectricianPack } from './electrician-pack'
import { OtherStoreys } from './other-storeys'
import { PlanSection } from './plan-section'
import { RoomsSection } from './rooms-section'
import { ShareBar } from './share-bar'
import { StoreyFigure } from './storey-figure'
import { TotalsSheet } from './totals-sheet'
import { useChangedHome } from './use-changed-home'
import { useComfortView } from './use-comfort-view'
import { useDesign } from './use-design'
import { useDesignOutcome } from './use-design-outcome'
import { keepingWords, useSavedDesign } from './use-saved-design'
import { useUndoKeys } from './use-undo-keys'

type DrawingWorkspaceProps = {
  first: Design
  basis: Basis
  kinds: readonly { value: RoomKind; label: string }[]
  products: readonly CartProduct[]
  shared: SharedVersion | undefined
  /** Whether it began with the home told to another tool. */
  isTold: boolean
  /** Clears the device and returns to the start options. */
  onStartAgain: () => void
}

/** The rooms, the plan and the totals of a design. */
export function DrawingWorkspace(props: DrawingWorkspaceProps) {
  const { first, basis, kinds, products, shared, onStartAgain } = props
  const { history, settled, said, apply, say, settle, undo, redo } = useDesign(first)
  const { design, past, future } = history
  const keeping = useSavedDesign(design, { isShared: shared !== undefined })
  useUndoKeys({ undo, redo })
  useChangedHome({ ...props, design: settled })
  const comfort = useComfortView()
  const { engine, outcome, hasFailed, tryAgain } = useDesignOutcome({ design, view: comfort.view, basis })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = design.rooms.find(({ id }) => id === chosenId) ?? design.rooms[0]
  const storey = chosen?.storey ?? 0
  const onStorey = design.rooms.filter((room) => room.storey === storey)
  const resting = useMemo(() => settled.rooms.filter((room) => room.storey === storey), [settled, storey])
  const found = useMemo(() => new Map(outcome?.result.rooms.map((room) => [room.id, room])), [outcome])
  const panels = useMemo(() => panelsOf(basis), [basis])

  return (
    <>
      <DesignBar
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        isShared={shared !== undefined}
        kept={keepingWords(keeping)}
        {...{ undo, redo, onStartAgain }}
      />
      <ShareBar design={settled} outcome={outcome} shared={shared} />
      <p role="status" className="no-print min-h-8 py-1 text-sm font-semibold">
        {said}
      </p>
      {/* Elements with `isolate` are repainted only when they change themselves, not on each move on the plan. */}
      <div className="grid items-start gap-6 md:grid-cols-[17.5rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)_20rem]">
        <RoomsSection
          design={settled}
          chosenId={chosen?.id ?? null}
          {...{ panels, found, kinds, engine, apply, circuits: outcome?.result.circuits ?? NO_CIRCUITS }}
          onSay={say}
          onChoose={setChosenId}
        />
        <section id="plan" aria-label="Plan and comfort" className="min-w-0 scroll-mt-32">
          <h2 className="mb-2 text-h4 font-medium">{storeyName(storey)}</h2>
          <PlanSection
            isShared={shared !== undefined}
            rooms={onStorey}
            {...{ resting, chosen, outcome, engine, comfort, apply }}
            onChoose={setChosenId}
            onSay={say}
            onRest={settle}
          />
          {outcome && <StoreyFigure outcome={outcome} storey={storey} />}
          <OtherStoreys rooms={settled.rooms} shown={storey} outcome={outcome} />
        </section>
        <Totals {...{ design, outcome, engine, hasFailed, tryAgain, products }} />
      </div>
      {outcome && (
        <ElectricianPack outcome={outcome} bunched={wiringOf(design).bunched} supply={supplyOf(design)} apply={apply} />
      )}
      <PartsNav />
    </>
  )
}

type TotalsProps = Pick<DrawingWorkspaceProps, 'products'> &
  Pick<ReturnType<typeof useDesignOutcome>, 'outcome' | 'engine' | 'hasFailed' | 'tryAgain'> & { design: Design }

function Totals({ design, outcome, engine, hasFailed, tryAgain, products }: TotalsProps) {
  return (
    <section
      id="totals"
      aria-labelledby="totals-heading"
      className="isolate scroll-mt-32 bg-panel px-5 py-6 shadow-cast md:col-span-2 lg:col-span-1"
    >
      <h2 id="totals-heading" className="mb-3 text-h4 font-medium">
        What it comes to
      </h2>
      {outcome && outcome.design !== design && !hasFailed && (
        <p className="mb-2 text-sm text-ink-2">Working out the change.</p>
      )}
      {outcome && engine ? (
        <TotalsSheet outcome={outcome} messageOf={engine.messageOf} products={products} />
      ) : hasFailed ? (
        <NotReached onTryAgain={tryAgain}>The calculation couldn’t be loaded. Your drawing is kept.</NotReached>
      ) : (
        <p role="status">Working out the heat and the panels.</p>
      )}
    </section>
  )
}

function PartsNav() {
  return (
    <nav
      aria-label="Parts of the design"
      data-foot-bar
      className="no-print sticky bottom-0 z-10 mt-6 grid grid-cols-3 border-t-[1.5px] border-ink bg-panel text-center text-sm font-semibold md:hidden"
    >
      {SECTIONS.map(({ id, label }) => (
        <a key={id} href={`#${id}`} className="flex min-h-(--foot-bar) items-center justify-center">
          {label}
        </a>
      ))}
    </nav>
  )
}

const NO_CIRCUITS: readonly ScheduledCircuit[] = []

const SECTIONS = [
  { id: 'rooms', label: 'Rooms' },
  { id: 'plan', label: 'Plan' },
  { id: 'totals', label: 'Totals' },
] as const
