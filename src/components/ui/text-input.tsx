import type { ComponentProps } from 'react'

import { controlClass } from './control-class'
import { Field, type FieldLabelling } from './field'
import { describedBy, type FieldBasics } from './field-props'

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'className'
>

export function TextInput({
  id,
  name,
  value,
  error,
  label,
  hint,
  required,
  className,
  registration,
  ...attributes
}: FieldBasics & FieldLabelling & InputAttributes) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <input
        id={id}
        name={name}
        defaultValue={value}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        className={controlClass(error)}
        {...attributes}
        {...registration}
      />
    </Field>
  )
}
