import { type ReactNode, useId } from 'react'

import { controlClass } from '@/components/ui/control-class'
import { cx } from '@/components/ui/cx'
import { FieldError } from '@/components/ui/field'
import { describedBy } from '@/components/ui/field-props'
import { SelectControl } from '@/components/ui/select-control'

type Labelled = { label: string; className?: string }

type TypedFieldProps = Labelled & {
  id?: string
  value: string
  error?: string | undefined
  placeholder?: string
  lengthMax?: number
  isAmount?: boolean
  onType: (text: string) => void
}

/** A controlled text field under its label. */
export function TypedField({
  id: ownId,
  label,
  value,
  error,
  placeholder,
  lengthMax,
  isAmount = false,
  className,
  onType,
}: TypedFieldProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  return (
    <div className={className}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={lengthMax}
        inputMode={isAmount ? 'decimal' : undefined}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error })}
        onChange={(event) => onType(event.currentTarget.value)}
        className={cx(controlClass(error), isAmount && 'tabular-nums', 'placeholder:text-ink-3')}
      />
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

type Option<Value> = { readonly value: Value; readonly label: string }

type ChosenFieldProps<Value extends string> = Labelled & {
  value: Value
  options: readonly Option<Value>[]
  hint?: ReactNode
  error?: string | undefined
  onChoose: (value: Value) => void
}

/** A select under its label. */
export function ChosenField<Value extends string>({
  label,
  value,
  options,
  hint,
  error,
  className,
  onChoose,
}: ChosenFieldProps<Value>) {
  const id = useId()
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChoose(chosen.value)
  }
  return (
    <div className={className}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <SelectControl
        id={id}
        value={value}
        error={error}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectControl>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-sm font-semibold">
      {children}
    </label>
  )
}
