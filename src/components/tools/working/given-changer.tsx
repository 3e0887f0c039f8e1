import { useId, useState } from 'react'

import { controlClass } from '@/components/ui/control-class'
import { amountOf } from '@/lib/calculators/format-working'
import { readAmount } from '@/lib/calculators/professional/read-amount'
import { isOwnFigure, ownFigureLimits } from '@/lib/domain/estimate/own-figure-limits'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { Limits } from '@/lib/domain/estimate/project-limits'
import type { WorkingStep } from '@/lib/domain/quantity/working'

/** A given figure; null if we have none. */
export type GivenFigure = Pick<WorkingStep, 'key' | 'name' | 'unit' | 'spread'> & {
  value: number | null
  /** The unit in which it is typed, if another, and how much of `unit` one of it is. */
  sold?: { unit: string; per: number }
}

/** A visitor's overrides of given figures. */
export type GivenChanges = {
  values: OwnFigures
  change: (key: string, value: number) => void
  undo: (key: string) => void
}

/** The figure without any override; its value is null where we have none. */
export function oursIn(step: WorkingStep): GivenFigure {
  const { key, name, unit, value, spread, insteadOf } = step
  const ours = insteadOf ?? { value: isOwnFigure(step) ? null : value, spread }
  return { key, name, unit, value: ours.value, ...(ours.spread && { spread: ours.spread }) }
}

const STEPS = 100

type GivenChangerProps = { /** Without any override. */ given: GivenFigure; own: GivenChanges }

/** A field to override a given figure, and a slider across its likely range. */
export function GivenChanger({ given, own }: GivenChangerProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { key, name, spread } = given
  const value = own.values[key] ?? given.value
  const { unit, per } = given.sold ?? shownUnit(given.unit)
  const limits = limitsIn({ key, per })
  if (!limits) return null

  const read = (text: string) => readAmount(text.replace('£', ''), limits)
  const outcome = read(typed ?? '')
  const fault = outcome.ok ? undefined : outcome.message
  const type = (text: string) => {
    setTyped(text)
    const now = read(text)
    if (now.ok && now.value !== null) own.change(key, now.value * per)
  }
  const slide = (number: number) => {
    setTyped(null)
    own.change(key, Number(number.toPrecision(4)))
  }
  const undo = () => {
    setTyped(null)
    own.undo(key)
  }
  return (
    <div className="no-print mt-2 mb-1.5 flex max-w-136 flex-wrap items-center gap-x-4 gap-y-2">
      {spread && value !== null && <Slider {...{ name, spread, value }} onSlide={slide} />}
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
        disabled={own.values[key] === undefined && !fault}
        className="min-h-11 text-sm font-semibold underline underline-offset-[.22em] disabled:invisible max-sm:disabled:hidden"
      >
        {given.value === null ? 'Remove' : `Back to ${amountOf({ value: given.value, unit: given.unit })}`}
      </button>
      <LimitsNote id={`${id}-limits`} fault={fault} given={given} limits={limits} />
    </div>
  )
}

type SliderProps = {
  name: string
  spread: NonNullable<GivenFigure['spread']>
  value: number
  onSlide: (number: number) => void
}

function Slider({ name, spread, value, onSlide }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={`${name}: your figure`}
      min={spread.low}
      max={spread.high}
      step={(spread.high - spread.low) / STEPS}
      value={value}
      onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
      className="h-11 min-w-36 flex-1 cursor-pointer accent-ink"
    />
  )
}

const rounded = (limit: number) => Number(limit.toPrecision(3)).toLocaleString('en-GB')

type LimitsNoteProps = { id: string; fault: string | undefined; given: GivenFigure; limits: Limits }

function LimitsNote({ id, fault, given: { spread, unit }, limits }: LimitsNoteProps) {
  const range = spread ? likelyOf({ ...spread, unit }) : `From ${rounded(limits.min)} to ${rounded(limits.max)}`
  return (
    <p
      id={id}
      role={fault ? 'alert' : undefined}
      className={fault ? 'w-full text-xs font-semibold text-fault' : 'w-full text-xs text-ink-2'}
    >
      <span>{fault ?? range}</span>.
    </p>
  )
}

/** Prices in pence are entered in pounds. */
function shownUnit(unit: string): { unit: string; per: number } {
  return unit === 'p' ? { unit: '£', per: 100 } : { unit, per: 1 }
}

function limitsIn({ key, per }: { key: string; per: number }): Limits | null {
  const limits = ownFigureLimits(key)
  return limits && { min: limits.min / per, max: limits.max / per }
}

function likelyOf({ low, high, unit }: { low: number; high: number; unit: string }): string {
  return `Likely between ${amountOf({ value: low, unit })} and ${amountOf({ value: high, unit })}; yours may be outside this`
}
