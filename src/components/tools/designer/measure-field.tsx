import { useId, useState } from 'react'

import { controlClass } from '@/components/ui/control-class'
import { FieldError } from '@/components/ui/field'
import { describedBy } from '@/components/ui/field-props'
import { lengthDigits } from '@/lib/domain/room-plan/length'

import { useUnit } from './length-unit'
import { readMeasure } from './read-measure'

type TextFieldProps = {
  label: string
  value: string
  lengthMax?: number
  isAmount?: boolean
  className?: string
  /** Returns what is wrong with the text, or null if it was accepted. */
  onCommit: (text: string) => string | null
}

/** A text field that commits on blur or Enter. Unreadable input stays in the field, with the reason. */
export function CommittedField({ label, value, lengthMax, isAmount = false, className, onCommit }: TextFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; of: string } | null>(null)
  const [error, setError] = useState<string | null>(null)
  // A change from elsewhere, such as a drag, replaces the typed text.
  const text = typed && typed.of === value ? typed.text : value
  const shownError = typed && typed.of === value ? error : null
  const commit = () => {
    const problem = text === value ? null : onCommit(text)
    setError(problem)
    if (problem === null) setTyped(null)
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={text}
        maxLength={lengthMax}
        inputMode={isAmount ? 'decimal' : undefined}
        autoComplete="off"
        aria-invalid={shownError ? true : undefined}
        aria-describedby={describedBy({ id, error: shownError ?? undefined })}
        onChange={(event) => setTyped({ text: event.currentTarget.value, of: value })}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className={controlClass(shownError ?? undefined)}
      />
      <FieldError id={id}>{shownError}</FieldError>
    </div>
  )
}

type MeasureFieldProps = { label: string; mm: number; className?: string; onCommit: (mm: number) => string | null }

/** A length in the unit chosen; others are understood too. */
export function MeasureField({ label, mm, className, onCommit }: MeasureFieldProps) {
  const unit = useUnit()
  const commit = (text: string) => {
    const read = readMeasure(text, unit)
    return read.ok ? onCommit(read.mm) : read.message
  }
  return (
    <CommittedField
      label={`${label}, ${unit}`}
      value={lengthDigits(mm, unit)}
      // Feet and inches need signs that a keypad for numbers does not have.
      isAmount={unit !== 'ft'}
      className={className}
      onCommit={commit}
    />
  )
}
