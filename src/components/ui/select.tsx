import type { ReactNode } from 'react'

import { controlClass } from './control-class'
import { cx } from './cx'
import { Field, type FieldLabelling } from './field'
import { describedBy, type FieldBasics } from './field-props'
import { Icon } from './icon'

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

type SelectFrameProps = FieldBasics & FieldLabelling & { className?: string; children: ReactNode }

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
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          className={cx(controlClass(error), 'appearance-none truncate pr-11')}
          {...registration}
        >
          <option value="">Please choose</option>
          {children}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      </div>
    </Field>
  )
}
