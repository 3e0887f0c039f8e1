import { useId, useState } from 'react'

import { controlClass } from '@/components/ui/control-class'
import type { WorkingStep } from '@/lib/domain/quantity/working'
import { amountOf } from '@/lib/site/working-words'

/** A visitor's own figures in place of given ones. */
export type GivenChanges = {
  /** By key: each as it was before, with the spread that limits it, and what it is now. */
  changed: Readonly<Record<string, { before: WorkingStep; value: number }>>
  change: (before: WorkingStep, value: number) => void
  undo: (key: string) => void
}

/** A slider and a field for one's own figure in place of an uncertain one. */
export function GivenChanger({ step, own }: { step: WorkingStep; own: GivenChanges }) {
  const { before, value } = own.changed[step.key] ?? { before: step, value: step.value }
  return before.spread ? <Changer before={before} spread={before.spread} value={value} own={own} /> : null
}

type ChangerProps = { before: WorkingStep; spread: { low: number; high: number }; value: number; own: GivenChanges }

const STEPS = 100

function Changer({ before, spread: { low, high }, value, own }: ChangerProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { key, name, unit } = before
  const isWithin = (number: number) => number >= low && number <= high
  const between = `Between ${amountOf({ value: low, unit })} and ${amountOf({ value: high, unit })}`
  const hasFault = typed !== null && !isWithin(Number(typed))

  const type = (text: string) => {
    setTyped(text)
    if (text.trim() !== '' && isWithin(Number(text))) own.change(before, Number(text))
  }
  const slide = (number: number) => {
    setTyped(null)
    own.change(before, number)
  }
  const undo = () => {
    setTyped(null)
    own.undo(key)
  }
  return (
    <div className="no-print mt-2 mb-1.5 flex max-w-136 flex-wrap items-center gap-x-4 gap-y-2">
      <input
        type="range"
        aria-label={`${name}: your figure`}
        min={low}
        max={high}
        step={(high - low) / STEPS}
        value={value}
        onChange={(event) => slide(event.currentTarget.valueAsNumber)}
        className="h-11 min-w-36 flex-1 cursor-pointer accent-ink"
      />
      <input
        aria-label={`${name}, ${unit || 'a number'}`}
        aria-describedby={`${id}-between`}
        aria-invalid={hasFault || undefined}
        inputMode="decimal"
        value={typed ?? rounded(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        className={`${controlClass(hasFault ? between : undefined)} max-w-28 tabular-nums`}
      />
      <button type="button" onClick={undo} disabled={own.changed[key] === undefined} className="min-h-11 text-sm font-semibold underline underline-offset-[.22em] disabled:invisible max-sm:disabled:hidden">
        Back to {amountOf(before)}
      </button>
      <p id={`${id}-between`} role={hasFault ? 'alert' : undefined} className={hasFault ? 'w-full text-xs font-semibold text-fault' : 'w-full text-xs text-ink-2'}>
        {between}.
      </p>
    </div>
  )
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(4)))
}
