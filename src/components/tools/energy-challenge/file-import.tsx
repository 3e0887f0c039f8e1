import { type ChangeEvent, useState } from 'react'

import { FILE_INPUT } from '@/components/ui/file-input-class'
import { FaultNotice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { takeFiles } from '@/lib/browser/take-files'
import type { MeterFuel } from '@/lib/domain/challenge/meter-readings'
import { counted } from '@/lib/format/counted'

import { FUEL_CHOICES, fuelName } from './fuel-choices'
import { change } from './season-store'
import type { LiveSeason } from './use-season'

const BYTES_MAX = 20_000_000
const FUEL_ID = 'usage-fuel'
const FILE_ID = 'usage-file'

type Outcome = { kind: 'fault' | 'done'; words: string } | null

/** Reads a supplier’s file of half-hours or days, on the device. */
export function FileImport({ live: { tools, season } }: { live: LiveSeason }) {
  const [outcome, setOutcome] = useState<Outcome>(null)

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = takeFiles(target)
    if (!file) return
    setOutcome(await readFile(file))
  }
  const readFile = async (file: File): Promise<Outcome> => {
    const fuel = chosenFuel()
    if (!fuel) return { kind: 'fault', words: 'Please choose whether the file is for gas or electricity.' }
    if (file.size > BYTES_MAX) return { kind: 'fault', words: 'The file is larger than 20 MB.' }
    const text = await file.text().catch(() => null)
    if (text === null) return { kind: 'fault', words: 'The file could not be read.' }
    const read = tools.readConsumption(text)
    if (!read.ok) return { kind: 'fault', words: read.message }
    change((kept, { now }) =>
      tools.withProofs(tools.withDays(kept, { fuel, days: read.days, season }), { season, at: now }),
    )
    const gaps = read.incomplete > 0 ? ` ${counted(read.incomplete, 'day')} with gaps left out.` : ''
    return { kind: 'done', words: `${fuelName(fuel)}: ${counted(Object.keys(read.days).length, 'day')} read.${gaps}` }
  }
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h3 className="text-h4 font-semibold">Or open a file</h3>
      <p className="text-sm text-ink-2">
        A CSV of half-hours or days, of the kind you can download from Octopus, n3rgy, Hildebrand and others, with a row
        for each reading or for each day. It is read on this device and never sent to us. Days before last winter are
        not kept.
      </p>
      <Select id={FUEL_ID} name="fuel" value="electricity" label="The file is for" options={FUEL_CHOICES} required />
      <div>
        <label htmlFor={FILE_ID} className="mb-1.5 block text-sm font-semibold">
          File
        </label>
        <input
          id={FILE_ID}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => void open(event)}
          className={FILE_INPUT}
        />
      </div>
      {outcome?.kind === 'fault' && <FaultNotice>{`${outcome.words} Nothing was changed.`}</FaultNotice>}
      <p role="status" className="min-h-5 text-sm">
        <span>{outcome?.kind === 'done' && outcome.words}</span>
        {outcome?.kind === 'fault' && <span className="sr-only">{outcome.words}</span>}
      </p>
    </div>
  )
}

function chosenFuel(): MeterFuel | null {
  const select = document.getElementById(FUEL_ID)
  const chosen = select instanceof HTMLSelectElement ? select.value : ''
  return FUEL_CHOICES.find(({ value }) => value === chosen)?.value ?? null
}
