import { type ChangeEvent, useState } from 'react'

import { FILE_INPUT } from '@/components/ui/file-input-class'
import { FaultNotice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { readTextFile } from '@/lib/browser/read-text-file'
import { takeFiles } from '@/lib/browser/take-files'
import type { ConsumptionRead } from '@/lib/calculators/challenge/consumption-csv'
import type { ColumnChoice, ConsumptionQuestion } from '@/lib/calculators/challenge/consumption-question'
import type { MeterFuel } from '@/lib/domain/challenge/meter-readings'
import { counted } from '@/lib/format/counted'

import { FUEL_CHOICES, fuelName } from './fuel-choices'
import { change } from './season-store'
import type { LiveSeason } from './use-season'

const BYTES_MAX = 20_000_000
const FUEL_ID = 'usage-fuel'
const FILE_ID = 'usage-file'

const NOT_ELECTRICITY = 'The amounts are in a unit of gas. Please choose “Gas” and open the file again.'

type Asked = { kind: 'asked'; reason: string; question: ConsumptionQuestion; fuel: MeterFuel }
type Outcome = { kind: 'fault' | 'done'; words: string } | Asked | null

/** Reads a supplier’s file of half-hours or days, on the device. Asks what the file leaves open. */
export function FileImport({ live: { tools, season } }: { live: LiveSeason }) {
  const [outcome, setOutcome] = useState<Outcome>(null)

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = takeFiles(target)
    if (!file) return
    setOutcome(null)
    setOutcome(await readFile(file))
  }
  const readFile = async (file: File): Promise<Outcome> => {
    const fuel = chosenFuel()
    if (!fuel) return { kind: 'fault', words: 'Please choose whether the file is for gas or electricity.' }
    const read = await readTextFile(file, { bytesMax: BYTES_MAX })
    return read.ok ? keep(tools.readConsumption(read.text), fuel) : { kind: 'fault', words: read.message }
  }
  const keep = (read: ConsumptionRead, fuel: MeterFuel): Outcome => {
    if (!read.ok)
      return read.question
        ? { kind: 'asked', reason: read.message, question: read.question, fuel }
        : { kind: 'fault', words: read.message }
    if (read.isGas && fuel !== 'gas') return { kind: 'fault', words: NOT_ELECTRICITY }
    change((kept, { now }) =>
      tools.withProofs(tools.withDays(kept, { fuel, days: read.days, season }), { season, at: now }),
    )
    return { kind: 'done', words: doneWords(read, fuel) }
  }
  const close = (next: Outcome) => {
    setOutcome(next)
    document.getElementById(FILE_ID)?.focus()
  }
  /** If the file cannot be read like that, the question stays, so that another answer can be given. */
  const answer = (asked: Asked, choice: ColumnChoice) => {
    const read = asked.question.answer(choice)
    if (read.ok) close(keep(read, asked.fuel))
    else setOutcome({ ...asked, reason: read.message })
  }
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h3 className="text-h4 font-semibold">Or open a file</h3>
      <p className="text-sm text-ink-2">
        A CSV of half-hours or days, of the kind you can download from Octopus, n3rgy, Hildebrand, Home Assistant and
        others, with a row for each reading or for each day. If it has several columns of energy, we ask which one
        counts. It is read on this device and never sent to us. Days before last winter are not kept.
      </p>
      <Select id={FUEL_ID} name="fuel" value="electricity" label="The file is for" options={FUEL_CHOICES} required />
      <FileField onOpen={open} />
      {outcome?.kind === 'asked' && (
        <tools.ColumnQuestion
          reason={outcome.reason}
          question={outcome.question}
          onAnswer={(choice) => answer(outcome, choice)}
          onCancel={() => close(null)}
        />
      )}
      {outcome?.kind === 'fault' && <FaultNotice>{`${outcome.words} Nothing was changed.`}</FaultNotice>}
      <p role="status" className="min-h-5 text-sm">
        <span>{outcome?.kind === 'done' && outcome.words}</span>
        {outcome?.kind === 'fault' && <span className="sr-only">{outcome.words}</span>}
      </p>
    </div>
  )
}

type FileFieldProps = { onOpen: (event: ChangeEvent<HTMLInputElement>) => Promise<void> }

function FileField({ onOpen }: FileFieldProps) {
  return (
    <div>
      <label htmlFor={FILE_ID} className="mb-1.5 block text-sm font-semibold">
        File
      </label>
      <input
        id={FILE_ID}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => void onOpen(event)}
        className={FILE_INPUT}
      />
    </div>
  )
}

function doneWords({ days, incomplete, conversion }: Extract<ConsumptionRead, { ok: true }>, fuel: MeterFuel): string {
  const gaps = incomplete > 0 ? ` ${counted(incomplete, 'day')} with gaps left out.` : ''
  const converted = conversion === null ? '' : ` ${conversion}`
  return `${fuelName(fuel)}: ${counted(Object.keys(days).length, 'day')} read.${gaps}${converted}`
}

function chosenFuel(): MeterFuel | null {
  const select = document.getElementById(FUEL_ID)
  const chosen = select instanceof HTMLSelectElement ? select.value : ''
  return FUEL_CHOICES.find(({ value }) => value === chosen)?.value ?? null
}
