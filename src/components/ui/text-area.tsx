import type { ComponentProps } from 'react'

import { controlClass } from './control-class'
import { cx } from './cx'
import { Field, type FieldLabelling } from './field'
import { describedBy, type FieldBasics } from './field-props'

type AreaAttributes = Pick<ComponentProps<'textarea'>, 'rows' | 'wrap' | 'className'>

export function TextArea({
  id,
  name,
  value,
  error,
  label,
  hint,
  required,
  className,
  rows = 4,
  wrap,
  registration,
}: FieldBasics & FieldLabelling & AreaAttributes) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <textarea
        id={id}
        name={name}
        defaultValue={value}
        required={required}
        rows={rows}
        wrap={wrap}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        className={cx(controlClass(error), 'resize-y py-3')}
        {...registration}
      />
    </Field>
  )
}
