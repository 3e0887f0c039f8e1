import { useId, useState } from 'react'

import { controlClass } from '@/components/ui/control-class'
import type { Limits } from '@/lib/domain/project/limits'
import { ownFigureLimits } from '@/lib/domain/quick-estimate/own-figures'
import type { WorkingStep } from '@/lib/domain/quantity/working'
import { readAmount } from '@/lib/site/professional/read-amount'
import { amountOf } from '@/lib/site/working-words'

/** A figure that is given; null where we hold none. */
export type GivenFigure = Pick<WorkingStep, 'key' | 'name' | 'unit' | 'spread'> & { value: number | null }

/** A visitor's own figures in place of given ones. */
export type GivenChanges = {
  /** By key: each as it was before, and what it is now. */
  changed: Readonly<Record<string, { before: GivenFigure; value: number }>>
  change: (before: GivenFigure, value: number) => void
  undo: (key: string) => void
}

const STEPS = 100

type GivenChangerProps = { given: GivenFigure; own: GivenChanges }

/** A field for one's own figure in place of a given one, and a slider over where the true one likely lies. */
export function GivenChanger({ given, own }: GivenChangerProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { before, value } = own.changed[given.key] ?? { before: given, value: given.value }
  const { key, name, spread } = before
  const { unit, per } = shownUnit(before.unit)
  const limits = limitsIn({ key, per })
  if (!limits) return null

  const read = (text: string) => readAmount(text.replace('£', ''), limits)
  const outcome = read(typed ?? '')
  const fault = outcome.ok ? undefined : outcome.message
  const type = (text: string) => {
    setTyped(text)
    const now = read(text)
    if (now.ok && now.value !== null) own.change(before, now.value * per)
  }
  const slide = (number: number) => {
    setTyped(null)
    own.change(before, Number(number.toPrecision(4)))
  }
  const undo = () => {
    setTyped(null)
    own.undo(key)
  }
  return (
    <div className="no-print mt-2 mb-1.5 flex max-w-136 flex-wrap items-center gap-x-4 gap-y-2">
      {spread && value !== null && (
        <input
          type="range"
          aria-label={`${name}: your figure`}
          min={spread.low}
          max={spread.high}
          step={(spread.high - spread.low) / STEPS}
          value={value}
          onChange={(event) => slide(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-36 flex-1 cursor-pointer accent-ink"
        />
      )}
      <input
        aria-label={`${name}, ${unit || 'a number'}`}
        aria-describedby={`${id}-limits`}
        aria-invalid={fault ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (value === null ? '' : String(Number((value / per).toPrecision(6))))}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => !fault && setTyped(null)}
        className={`${controlClass(fault)} max-w-28 tabular-nums`}
      />
      <button
        type="button"
        onClick={undo}
        disabled={own.changed[key] === undefined && !fault}
        className="min-h-11 text-sm font-semibold underline underline-offset-[.22em] disabled:invisible max-sm:disabled:hidden"
      >
        {before.value === null ? 'Take it out' : `Back to ${amountOf({ value: before.value, unit: before.unit })}`}
      </button>
      <p
        id={`${id}-limits`}
        role={fault ? 'alert' : undefined}
        className={fault ? 'w-full text-xs font-semibold text-fault' : 'w-full text-xs text-ink-2'}
      >
        {fault ??
          (spread
            ? likelyOf({ ...spread, unit: before.unit })
            : `From ${limits.min.toLocaleString('en-GB')} to ${limits.max.toLocaleString('en-GB')}`)}
        .
      </p>
    </div>
  )
}

/** Pence are typed as pounds. */
function shownUnit(unit: string): { unit: string; per: number } {
  return unit === 'p' ? { unit: '£', per: 100 } : { unit, per: 1 }
}

function limitsIn({ key, per }: { key: string; per: number }): Limits | null {
  const limits = ownFigureLimits(key)
  return limits && { min: limits.min / per, max: limits.max / per }
}

function likelyOf({ low, high, unit }: { low: number; high: number; unit: string }): string {
  return `Likely between ${amountOf({ value: low, unit })} and ${amountOf({ value: high, unit })}; yours may lie outside`
}
