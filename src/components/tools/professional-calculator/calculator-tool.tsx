import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { EXAMPLE_PROJECT } from '@/lib/site/professional/example-project'
import { roomsLeftOut } from '@/lib/site/professional/rooms-left-out'
import { emptySheet, sheetOf } from '@/lib/site/professional/sheet'
import { historyOf, withHistory } from '@/lib/site/professional/sheet-history'
import { sheetCalculator } from '@/lib/site/professional/sheet-result'
import type { TypedAt } from '@/lib/site/professional/typed-at'
import type { Basis } from '@/lib/site/quick-calculation/estimate'

import { FilesPart } from './exports/files-part'
import { focusField } from './focus-field'
import { homeFieldId } from './home-field-ids'
import { HomeFaults } from './home-faults'
import { HomeFields } from './home-fields'
import { KeepingNote } from './keeping-note'
import { KeyHelp } from './key-help'
import { NoResults } from './no-results'
import { NotReached } from './not-reached'
import { RoomsLeftOutNote } from './rooms-left-out-note'
import { RoomsTable } from './rooms-table'
import { Toolbar } from './toolbar'
import { useGrid } from './use-grid'
import { useKeptSheet } from './use-kept-sheet'

const Results = lazy(() => import('./results').then((module) => ({ default: module.Results })))
const RoomDialog = lazy(() => import('./room-dialog').then((module) => ({ default: module.RoomDialog })))

const RESULTS_ID = 'results'

/** The professional calculator at work: what is typed, kept on the device, and what it comes to a moment later. */
export function CalculatorTool({ basis }: { basis: Basis }) {
  const [history, dispatch] = useReducer(withHistory, null, () => historyOf(emptySheet()))
  const { sheet, past, future } = history
  const { keeping, aside, clear, takeOver, readAgain } = useKeptSheet({ sheet, dispatch })
  const [calculate] = useState(() => sheetCalculator(basis))
  const settled = useDeferredValue(sheet) // a keystroke shows at once, and what follows from it as soon as it can
  const { rows, homeFaults, project, result } = useMemo(() => calculate(settled), [calculate, settled])
  const outcomes = useMemo(
    () => new Map(settled.rooms.flatMap(({ id }, row) => (rows[row] ? [[id, rows[row]] as const] : []))),
    [settled, rows],
  )
  const leftOut = useMemo(() => roomsLeftOut({ rooms: settled.rooms, rows }), [settled, rows])
  const grid = useGrid({ sheet, dispatch })
  const { block, actions } = grid

  const [openId, setOpenId] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const openRow = sheet.rooms.findIndex(({ id }) => id === openId)
  const openRoom = sheet.rooms[openRow]
  const open = useCallback((id: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOpenId(id)
  }, [])

  const goTo = useCallback(
    (place: TypedAt) => {
      if (place.in === 'home') return focusField(`#${homeFieldId(place.field)}`)
      if (place.in === 'parts') return open(place.roomId)
      focusField(`[data-cell="${settled.rooms.findIndex(({ id }) => id === place.roomId)}:${place.column}"]`)
    },
    [settled.rooms, open],
  )

  if (keeping.state === 'unreached')
    return (
      <NotReached onTryAgain={readAgain}>
        What this device has kept couldn’t be read just now. Nothing of it is lost.
      </NotReached>
    )

  const nameOf = (row: number) => sheet.rooms[row]?.name.trim() || `room ${row + 1}`
  const outcome = openId === null ? undefined : outcomes.get(openId)
  return (
    // What is typed before the kept sheet is back would be lost with its coming.
    <div inert={keeping.state === 'reading'} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <KeepingNote keeping={keeping} aside={aside} onClear={clear} onTakeOver={takeOver} />
        <Button size="sm" look="secondary" onClick={() => dispatch({ type: 'load', sheet: sheetOf(EXAMPLE_PROJECT) })}>
          Show an example: a three-bedroom semi of 1965
        </Button>
      </div>
      <HomeFields name={sheet.name} home={sheet.home} faults={homeFaults} shared={result.shared} dispatch={dispatch} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-h3 font-medium">Rooms</h2>
          <a
            href={`#${RESULTS_ID}`}
            className="no-print inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-[.22em]"
          >
            Past the table, to the results
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
        <RoomsTable sheet={sheet} outcomes={outcomes} grid={grid} dispatch={dispatch} onOpen={open} />
        <KeyHelp />
      </section>
      <div id={RESULTS_ID} tabIndex={-1} className="scroll-mt-32 outline-none">
        <HomeFaults faults={homeFaults} />
        <RoomsLeftOutNote leftOut={leftOut} onGo={grid.actions.go} />
        {result.totals ? (
          <Suspense>
            <Results result={result} own={sheet.own} dispatch={dispatch} goTo={goTo} />
          </Suspense>
        ) : (
          <NoResults />
        )}
      </div>
      <FilesPart sheet={sheet} project={project} leftOut={leftOut.rooms} dispatch={dispatch} />
      {openRoom && (
        <Suspense>
          <RoomDialog
            room={openRoom}
            row={openRow}
            title={openRoom.name.trim() || `Room ${openRow + 1}`}
            faults={outcome?.read.state === 'unready' ? outcome.read.faults : {}}
            result={outcome?.result ?? null}
            shared={result.shared}
            opener={opener}
            dispatch={dispatch}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
