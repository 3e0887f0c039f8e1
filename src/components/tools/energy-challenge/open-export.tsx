import { type ChangeEvent, useState } from 'react'

import { FILE_INPUT } from '@/components/ui/file-input-class'
import { FaultNotice } from '@/components/ui/notice'
import { readTextFile } from '@/lib/browser/read-text-file'
import { takeFiles } from '@/lib/browser/take-files'

import { change, type Tools } from './season-store'

const FILE_ID = 'season-export'
const BYTES_MAX = 5_000_000

type Outcome = { kind: 'fault' | 'done'; words: string } | null

/** Adds an export, for example from another device, to the winter stored here. */
export function OpenExport({ tools }: { tools: Tools }) {
  const [outcome, setOutcome] = useState<Outcome>(null)

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = takeFiles(target)
    if (!file) return
    const found = await readTextFile(file, { bytesMax: BYTES_MAX })
    if (!found.ok) return setOutcome({ kind: 'fault', words: `${found.message} Nothing was changed.` })
    const reader = await import('./season-reader').catch(() => null)
    if (!reader) return setOutcome({ kind: 'fault', words: 'The file could not be opened just now. Please try again.' })
    const read = reader.readKeptSeason(found.text)
    if (read) change((kept) => tools.withExport(kept, read))
    setOutcome(
      read
        ? { kind: 'done', words: 'The export was added to what is kept here.' }
        : { kind: 'fault', words: 'This file wasn’t exported from this page. Nothing was changed.' },
    )
  }
  return (
    <div className="mt-4 grid max-w-160 grid-cols-1 gap-2">
      <label htmlFor={FILE_ID} className="text-sm font-semibold">
        Open an export, for example from another device
      </label>
      <input
        id={FILE_ID}
        type="file"
        accept=".json,application/json"
        onChange={(event) => void open(event)}
        className={FILE_INPUT}
      />
      {outcome?.kind === 'fault' && <FaultNotice>{outcome.words}</FaultNotice>}
      <p role="status" className={outcome?.kind === 'fault' ? 'sr-only' : 'min-h-5 text-sm'}>
        {outcome?.words}
      </p>
    </div>
  )
}
