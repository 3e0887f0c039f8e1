import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { storeyName } from '@/lib/calculators/designer/words'
import type { Basis } from '@/lib/calculators/quick/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import { type Design, nextId } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'
import { usualJoists } from '@/lib/domain/design/usual-joists'
import type { CartProduct } from '@/lib/schemas/cart'

import { NotReached } from '../professional-calculator/not-reached'
import type { SharedVersion } from './design-start'
import { ElectricianPack } from './electrician-pack'
import { HomeFields } from './home-fields'
import { OtherStoreys } from './other-storeys'
import { PlanPart } from './plan-part'
import { RoomFields } from './room-fields'
import { RoomList } from './room-list'
import { ShareBar } from './share-bar'
import { StoreyFigure } from './storey-figure'
import { TotalsSheet } from './totals-sheet'
import { useComfortView } from './use-comfort-view'
import { useDesign } from './use-design'
import { useDesignOutcome } from './use-design-outcome'
import { keepingWords, useSavedDesign } from './use-saved-design'
import { useUndoKeys } from './use-undo-keys'

type DrawingWorkspaceProps = {
  first: Design
  basis: Basis
  kinds: readonly { value: RoomKind; label: string }[]
  product: CartProduct | null
  shared: SharedVersion | undefined
  /** Clears the device and goes back to the doors. */
  onStartAgain: () => void
}

const NEW_ROOM = { lengthMm: 4_000, widthMm: 3_000, apartMm: 500 } as const

/** The rooms, the plan and the totals of a design. */
export function DrawingWorkspace({ first, basis, kinds, product, shared, onStartAgain }: DrawingWorkspaceProps) {
  const { history, said, apply, say, undo, redo } = useDesign(first)
  const { design, past, future } = history
  const keeping = useSavedDesign(design, { isShared: shared !== undefined })
  useUndoKeys({ undo, redo })
  const comfort = useComfortView()
  const { engine, outcome, hasFailed, tryAgain } = useDesignOutcome({ design, view: comfort.view, basis })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = design.rooms.find(({ id }) => id === chosenId) ?? design.rooms[0]
  const storey = chosen?.storey ?? 0
  const onStorey = design.rooms.filter((room) => room.storey === storey)
  const found = new Map(outcome?.result.rooms.map((room) => [room.id, room]))

  const addRoom = () => {
    const { eastMm, southMm } = extentOfAll(onStorey.map(({ outline }) => outline))
    const id = nextId('room', design.rooms)
    const room = newRoom({
      id,
      name: 'New room',
      kind: 'living',
      storey,
      at: onStorey.length > 0 ? { xMm: eastMm + NEW_ROOM.apartMm, yMm: southMm } : { xMm: 0, yMm: 0 },
      lengthMm: NEW_ROOM.lengthMm,
      widthMm: NEW_ROOM.widthMm,
      below: storey === 0 ? 'ground' : 'heated',
    })
    apply(
      { type: 'add-room', room: withUsualWindow({ ...room, joists: usualJoists(room, design.home.built) }) },
      { says: 'A room of 4 by 3 metres added beside the others' },
    )
    setChosenId(id)
  }
  return (
    <>
      <div className="no-print flex flex-wrap items-center gap-2 border-b-[1.5px] border-ink pb-3">
        <Button size="sm" look="secondary" disabled={past.length === 0} onClick={undo}>
          Undo
        </Button>
        <Button size="sm" look="secondary" disabled={future.length === 0} onClick={redo}>
          Redo
        </Button>
        <Button size="sm" look="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button size="sm" look="secondary" onClick={onStartAgain}>
          {shared ? 'Leave without saving' : 'Clear this device and start again'}
        </Button>
        <p role="status" className="ml-auto text-sm text-ink-2">
          {keepingWords(keeping)}
        </p>
      </div>
      <ShareBar design={design} outcome={outcome} shared={shared} />
      <p role="status" className="no-print min-h-8 py-1 text-sm font-semibold">
        {said}
      </p>
      <div className="grid items-start gap-6 md:grid-cols-[17.5rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)_20rem]">
        <section id="rooms" aria-label="Rooms" className="no-print scroll-mt-32 bg-panel px-4 py-5 shadow-cast">
          <HomeFields design={design} apply={apply} />
          <h2 className="mt-5 text-h4 font-medium">Rooms</h2>
          <RoomList rooms={design.rooms} found={found} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
          <Button size="sm" look="secondary" className="mt-3 w-full" onClick={addRoom}>
            Add a room
          </Button>
          {chosen && (
            <div className="mt-6">
              <h2 className="mb-3 text-h4 font-medium">{chosen.name || 'Room without a name'}</h2>
              <RoomFields
                key={chosen.id}
                room={chosen}
                found={found.get(chosen.id)}
                kinds={kinds}
                apply={apply}
                placeFor={engine?.placeFor ?? null}
                onSay={say}
              />
            </div>
          )}
        </section>
        <section id="plan" aria-label="Plan and comfort" className="min-w-0 scroll-mt-32">
          <h2 className="mb-2 text-h4 font-medium">{storeyName(storey)}</h2>
          <PlanPart
            rooms={onStorey}
            chosen={chosen}
            outcome={outcome}
            engine={engine}
            comfort={comfort}
            apply={apply}
            onChoose={setChosenId}
            onSay={say}
          />
          {outcome && <StoreyFigure outcome={outcome} storey={storey} />}
          <OtherStoreys rooms={design.rooms} shown={storey} outcome={outcome} />
        </section>
        <section
          id="totals"
          aria-labelledby="totals-heading"
          className="scroll-mt-32 bg-panel px-5 py-6 shadow-cast md:col-span-2 lg:col-span-1"
        >
          <h2 id="totals-heading" className="mb-3 text-h4 font-medium">
            What it comes to
          </h2>
          {outcome && outcome.design !== design && !hasFailed && (
            <p className="mb-2 text-sm text-ink-2">Working out the change.</p>
          )}
          {outcome && engine ? (
            <TotalsSheet outcome={outcome} messageOf={engine.messageOf} product={product} />
          ) : hasFailed ? (
            <NotReached onTryAgain={tryAgain}>The calculation couldn’t be loaded. Your drawing is kept.</NotReached>
          ) : (
            <p role="status">Working out the heat and the panels.</p>
          )}
        </section>
      </div>
      {outcome && <ElectricianPack outcome={outcome} />}
      <nav
        aria-label="Parts of the design"
        className="no-print sticky bottom-0 z-10 mt-6 grid grid-cols-3 border-t-[1.5px] border-ink bg-panel pr-20 text-center text-sm font-semibold md:hidden"
      >
        {PARTS.map(({ id, label }) => (
          <a key={id} href={`#${id}`} className="flex min-h-13 items-center justify-center">
            {label}
          </a>
        ))}
      </nav>
    </>
  )
}

const PARTS = [
  { id: 'rooms', label: 'Rooms' },
  { id: 'plan', label: 'Plan' },
  { id: 'totals', label: 'Totals' },
] as const
