import { controlClass } from './control-class'
import { cx } from './cx'
import { Field, type FieldLabelling } from './field'
import { describedBy, type FieldBasics } from './field-props'
import { Icon } from './icon'

export type Choice = { readonly value: string; readonly label: string }

type SelectProps = FieldBasics & FieldLabelling & { options: readonly Choice[]; className?: string }

export function Select({ id, name, value, error, label, hint, required, options, className }: SelectProps) {
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
        >
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      </div>
    </Field>
  )
}
