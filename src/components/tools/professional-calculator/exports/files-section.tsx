import { type ChangeEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { FILE_INPUT } from '@/components/ui/file-input-class'
import { FaultNotice } from '@/components/ui/notice'
import { takeFiles } from '@/lib/browser/take-files'
import type { RoomLeftOut } from '@/lib/calculators/professional/rooms-left-out'
import type { Sheet } from '@/lib/calculators/professional/sheet'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import type { Project } from '@/lib/domain/estimate/project'

type FilesPartProps = {
  sheet: Sheet
  /** The complete rooms of the sheet. */
  project: Project
  /** Incomplete rooms with some input. */
  leftOut: readonly RoomLeftOut[]
  dispatch: (action: HistoryAction) => void
}

type Outcome = { kind: 'fault' | 'done'; words: string } | null

const FILE_ID = 'project-file'

/** Imports and exports a project; the code is loaded on first use. */
export function FilesSection({ sheet, project, leftOut, dispatch }: FilesPartProps) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isMaking, setMaking] = useState(false)
  const isEmpty = project.rooms.length === 0

  const write = async (work: (files: typeof import('./write-files')) => unknown) => {
    setOutcome(null)
    const fault = await import('./write-files')
      .then(work)
      .catch(() => 'The file export could not be loaded. Please try again.')
    if (typeof fault === 'string') setOutcome({ kind: 'fault', words: fault })
  }
  const makePdf = async () => {
    if (isMaking) return
    setMaking(true)
    await write(({ saveProjectPdf }) =>
      saveProjectPdf({ project, unfinished: leftOut.map(({ unfinished }) => unfinished) }),
    )
    setMaking(false)
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = takeFiles(target)
    if (!file) return
    setOutcome(null)
    const read = await import('./read-file')
      .then(({ readFile }) => readFile({ file, sheet }))
      .catch(() => ({ ok: false as const, message: 'The file could not be read.' }))
    if (!read.ok) return setOutcome({ kind: 'fault', words: `${read.message} Nothing was changed.` })
    dispatch({ type: 'load', sheet: read.sheet })
    setOutcome({ kind: 'done', words: `Opened ${read.what}. “Undo” restores what was there before.` })
  }

  return (
    <section aria-labelledby="files" className="no-print grid grid-cols-1 gap-4 border-t border-line py-7 md:py-9">
      <h2 id="files" className="text-h3 font-medium">
        Files
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" icon="download" busy={isMaking} disabled={isEmpty} onClick={() => void makePdf()}>
          PDF with all working
        </Button>
        <Save onSave={() => write(({ saveProject }) => saveProject(sheet))}>Project (JSON)</Save>
        <Save onSave={() => write(({ saveRooms }) => saveRooms(sheet))}>Rooms (CSV)</Save>
        <Button size="sm" look="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <FileField onOpen={open} />
      <OutcomeNote outcome={outcome} />
    </section>
  )
}
function Save({ onSave, children }: { onSave: () => Promise<void>; children: string }) {
  return (
    <Button size="sm" look="secondary" icon="download" onClick={() => void onSave()}>
      {children}
    </Button>
  )
}

function OutcomeNote({ outcome }: { outcome: Outcome }) {
  return (
    <div aria-live="polite">
      {outcome?.kind === 'fault' && <FaultNotice>{outcome.words}</FaultNotice>}
      {outcome?.kind === 'done' && <p className="text-sm">{outcome.words}</p>}
    </div>
  )
}

type FileFieldProps = { onOpen: (event: ChangeEvent<HTMLInputElement>) => Promise<void> }

function FileField({ onOpen }: FileFieldProps) {
  return (
    <div>
      <label htmlFor={FILE_ID} className="block text-sm font-semibold">
        Open a project (JSON), or rooms from a spreadsheet (CSV)
      </label>
      <input
        id={FILE_ID}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        onChange={(event) => void onOpen(event)}
        className={cx('mt-1', FILE_INPUT)}
      />
      <p className="max-w-[44em] text-xs text-ink-2">
        A CSV file has the table’s headings in its first line, in any order; save your own rooms once to see them.
        Opening one replaces the rooms and leaves the home as it is. The project file keeps everything as you typed it,
        and the PDF lists unfinished rooms; the CSV has the table and your own U-values, but no extra parts, no
        constructions chosen from the list, and nothing about what is beyond a part.
      </p>
    </div>
  )
}
