import { controlClass } from './control-class'
import { cx } from './cx'
import { Field, type FieldLabelling } from './field'
import { describedBy, type FieldBasics } from './field-props'

export function TextArea({ id, name, value, error, label, hint, required, className }: FieldBasics & FieldLabelling & { className?: string }) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <textarea
        id={id}
        name={name}
        defaultValue={value}
        required={required}
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        className={cx(controlClass(error), 'resize-y py-3')}
      />
    </Field>
  )
}
