import { useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react'

import { LeftOut } from '@/components/tools/left-out'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { FaultNotice } from '@/components/ui/notice'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { roomsLeftOut } from '@/lib/calculators/professional/rooms-left-out'
import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import { emptySheet, type Sheet, sheetOf } from '@/lib/calculators/professional/sheet'
import {
  type HistoryAction,
  historyOf,
  type SheetHistory,
  withHistory,
} from '@/lib/calculators/professional/sheet-history'
import type { RowResult } from '@/lib/calculators/professional/sheet-result'
import type { TypedAt } from '@/lib/calculators/professional/typed-at'

import { NotReached } from '../not-reached'
import { useLatePart } from '../use-late-part'
import { FilesSection } from './exports/files-section'
import { focusField } from './focus-field'
import { HomeFaults } from './home-faults'
import { homeFieldId } from './home-field-ids'
import { HomeFields } from './home-fields'
import { KeepingNote } from './keeping-note'
import { LateHomeStart } from './late-home-start'
import { NoResults } from './no-results'
import { RoomsLeftOutNote } from './rooms-left-out-note'
import { RoomsTable } from './rooms-table'
import { Toolbar } from './toolbar'
import { type Grid, useGrid } from './use-grid'
import { useSavedSheet } from './use-saved-sheet'
import { useSheetResult } from './use-sheet-result'

const loadResults = () => import('./results')
const loadRoomDialog = () => import('./room-dialog')

const RESULTS_ID = 'results'

/** The professional calculator: the input, which is saved on the device, and its results, deferred. */
export function CalculatorTool({ basis, keyHelp }: { basis: Basis; keyHelp: Elements }) {
  const [history, dispatch] = useReducer(withHistory, null, () => historyOf(emptySheet()))
  const { sheet, past } = history
  const { keeping, aside, clear, takeOver, readAgain } = useSavedSheet({ sheet, dispatch })
  const settled = useDeferredValue(sheet) // keystrokes render immediately, the results when there is time
  const calculated = useSheetResult({ sheet: settled, basis })
  const { rows, homeFaults, project, shared, result } = calculated
  const outcomes = useMemo(
    () => new Map(settled.rooms.flatMap(({ id }, row) => (rows[row] ? [[id, rows[row]] as const] : []))),
    [settled, rows],
  )
  const leftOut = useMemo(() => roomsLeftOut({ rooms: settled.rooms, rows }), [settled, rows])
  const [openedAtMs] = useState(() => performance.now())
  const grid = useGrid({ sheet, dispatch })

  const opened = useOpenRoom(sheet)
  const { open } = opened

  const goTo = useCallback(
    (target: TypedAt) => {
      if (target.in === 'home') return focusField(`#${homeFieldId(target.field)}`)
      if (target.in === 'parts') return open(target.roomId)
      focusField(`[data-cell="${settled.rooms.findIndex(({ id }) => id === target.roomId)}:${target.column}"]`)
    },
    [settled.rooms, open],
  )

  if (keeping.state === 'unreached')
    return (
      <NotReached onTryAgain={readAgain}>
        What was saved on this device couldn’t be read just now. Nothing has been lost.
      </NotReached>
    )

  const isRead = leftOut.rooms.length === 0 && Object.keys(homeFaults).length === 0
  return (
    // Input typed before the saved sheet is loaded would be overwritten by it.
    <div inert={keeping.state === 'reading'} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <KeepingNote keeping={keeping} aside={aside} onClear={clear} onTakeOver={takeOver} />
        <ExampleButton dispatch={dispatch} />
      </div>
      <LateHomeStart project={isRead ? project : null} {...{ basis, dispatch }} />
      <HomeFields name={sheet.name} home={sheet.home} faults={homeFaults} {...{ shared, basis, dispatch }} />
      <RoomsSection {...{ history, outcomes, grid, dispatch, opened, keyHelp }} />
      <div id={RESULTS_ID} tabIndex={-1} className="scroll-mt-32 outline-none">
        <HomeFaults faults={homeFaults} />
        <RoomsLeftOutNote leftOut={leftOut} onGo={grid.actions.go} />
        <LoadedResults {...{ calculated, own: sheet.own, isChanged: past.length > 0, openedAtMs, dispatch, goTo }} />
        {(result ? !result.totals : project.rooms.length === 0) && <NoResults />}
      </div>
      <Stored />
      <FilesSection sheet={sheet} project={project} leftOut={leftOut.rooms} dispatch={dispatch} />
      <OpenRoom {...{ opened, outcomes, shared, dispatch }} />
    </div>
  )
}

type Dispatch = (action: HistoryAction) => void
type Outcomes = ReadonlyMap<string, RowResult>

/** The room whose dialog is open, and the control that opened it. */
function useOpenRoom({ rooms }: Sheet) {
  const [openId, setOpenId] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const row = rooms.findIndex(({ id }) => id === openId)
  const room = rooms[row]
  const dialog = useLatePart({ load: loadRoomDialog, isNeeded: room !== undefined })
  const { tryAgain } = dialog
  const open = useCallback(
    (id: string) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setOpenId(id)
      tryAgain()
    },
    [tryAgain],
  )
  return { room, row, dialog, opener, open, close: () => setOpenId(null) }
}

type OpenedRoom = ReturnType<typeof useOpenRoom>

function ExampleButton({ dispatch }: { dispatch: Dispatch }) {
  const [hasFailed, setFailed] = useState(false)
  const show = () => {
    setFailed(false)
    void import('@/lib/calculators/professional/example-project').then(
      ({ RECENT_EXAMPLE }) => dispatch({ type: 'load', sheet: sheetOf(RECENT_EXAMPLE) }),
      () => setFailed(true),
    )
  }
  return hasFailed ? (
    <ExampleFailed onTryAgain={show} />
  ) : (
    <Button size="sm" look="secondary" onClick={show}>
      Show an example: a three-bedroom semi from 2015
    </Button>
  )
}

type RoomsSectionProps = {
  history: SheetHistory
  outcomes: Outcomes
  grid: Grid
  dispatch: Dispatch
  opened: OpenedRoom
  keyHelp: Elements
}

function RoomsSection({
  history: { sheet, past, future },
  outcomes,
  grid,
  dispatch,
  opened,
  keyHelp,
}: RoomsSectionProps) {
  const { block, actions } = grid
  const nameOf = (row: number) => sheet.rooms[row]?.name.trim() || `room ${row + 1}`
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h3 font-medium">Rooms</h2>
        <a
          href={`#${RESULTS_ID}`}
          className="no-print inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-[.22em]"
        >
          Skip the table, go to the results
        </a>
      </div>
      <Toolbar
        rows={block.top === block.bottom ? nameOf(block.top) : `${block.bottom - block.top + 1} rooms`}
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        on={{
          add: actions.add,
          duplicate: actions.duplicate,
          moveUp: () => actions.move(-1),
          moveDown: () => actions.move(1),
          remove: actions.remove,
          undo: () => actions.step('undo'),
          redo: () => actions.step('redo'),
        }}
      />
      <div>
        <div aria-live="polite" className="no-print">
          {grid.refusal !== null && (
            <div ref={reveal} className="scroll-mt-32 pb-2">
              <FaultNotice>{grid.refusal}</FaultNotice>
            </div>
          )}
        </div>
        <RoomsTable sheet={sheet} outcomes={outcomes} grid={grid} dispatch={dispatch} onOpen={opened.open} />
      </div>
      {opened.dialog.hasFailed && (
        <div ref={reveal} className="scroll-mt-32">
          <NotReached
            onTryAgain={opened.dialog.tryAgain}
          >{`The parts of ${nameOf(opened.row)} couldn’t be loaded. What you entered is kept.`}</NotReached>
        </div>
      )}
      {keyHelp}
    </section>
  )
}

type LoadedResultsProps = {
  calculated: ReturnType<typeof useSheetResult>
  own: Sheet['own']
  /** Whether it is more than a sheet that was only reopened. */
  isChanged: boolean
  openedAtMs: number
  dispatch: Dispatch
  goTo: (target: TypedAt) => void
}

/** The results, whose script comes later than the table's. */
function LoadedResults({ calculated, own, isChanged, openedAtMs, dispatch, goTo }: LoadedResultsProps) {
  const { project, result, hasFailed, tryAgain } = calculated
  const results = useLatePart({ load: loadResults, isNeeded: Boolean(result?.totals) })
  return (
    <>
      {results.part && result?.totals && (
        <results.part.Results result={result} own={own} dispatch={dispatch} goTo={goTo} />
      )}
      {results.part && (
        <results.part.ProjectUsage
          state={isChanged && result?.totals ? result.hash : null}
          {...{ openedAtMs, project }}
        />
      )}
      {results.hasFailed && (
        <NotReached onTryAgain={results.tryAgain}>The results couldn’t be loaded. What you entered is kept.</NotReached>
      )}
      {hasFailed && (
        <NotReached onTryAgain={tryAgain}>The calculation couldn’t be loaded. What you entered is kept.</NotReached>
      )}
    </>
  )
}

type OpenRoomProps = { opened: OpenedRoom; outcomes: Outcomes; shared: SharedSums; dispatch: Dispatch }

function OpenRoom({ opened: { room, row, dialog, opener, close }, outcomes, shared, dispatch }: OpenRoomProps) {
  if (!room || !dialog.part) return null
  const outcome = outcomes.get(room.id)
  return (
    <dialog.part.RoomDialog
      room={room}
      row={row}
      title={room.name.trim() || `Room ${row + 1}`}
      faults={outcome?.read.state === 'unready' ? outcome.read.faults : {}}
      result={outcome?.result ?? null}
      shared={shared}
      opener={opener}
      dispatch={dispatch}
      onClose={close}
    />
  )
}

function ExampleFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return <NotReached onTryAgain={onTryAgain}>The example couldn’t be loaded. What you entered is kept.</NotReached>
}

function Stored() {
  return (
    <LeftOut>
      Your project is saved on this device. When you leave, it is sent to us without any names, and we store only the
      totals.
    </LeftOut>
  )
}

/** The table may be longer than the screen. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })
