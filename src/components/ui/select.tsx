import type { Elements } from './elements'
import { Field, type FieldLabelling } from './field'
import { describedBy, type FieldBasics } from './field-props'
import { SelectControl } from './select-control'

export type Choice = { readonly value: string; readonly label: string }

type SelectProps = Omit<SelectFrameProps, 'children'> & { options: readonly Choice[] }

export function Select({ options, ...rest }: SelectProps) {
  return (
    <SelectFrame {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectFrame>
  )
}

type SelectFrameProps = FieldBasics & FieldLabelling & { className?: string; children: Elements }

/** A labelled select with its options as children, for grouped options. */
export function SelectFrame({
  id,
  name,
  value,
  error,
  label,
  hint,
  required,
  className,
  registration,
  children,
}: SelectFrameProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <SelectControl
        id={id}
        name={name}
        defaultValue={value}
        required={required}
        error={error}
        aria-describedby={describedBy({ id, hint, error })}
        {...registration}
      >
        <option value="">Please choose</option>
        {children}
      </SelectControl>
    </Field>
  )
}
