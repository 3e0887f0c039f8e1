import { Checkbox } from './checkbox'
import { FieldGroup, type FieldLabelling } from './field'
import type { FieldBasics } from './field-props'
import type { Choice } from './select'

type CheckboxGroupProps = Omit<FieldBasics, 'value'> &
  FieldLabelling & { values: readonly string[]; options: readonly Choice[]; className?: string }

/** Several checkboxes under one question. */
export function CheckboxGroup({
  id,
  name,
  values,
  error,
  label,
  hint,
  required,
  registration,
  options,
  className,
}: CheckboxGroupProps) {
  return (
    <FieldGroup {...{ id, label, hint, error, required, className }}>
      <div className="grid gap-x-(--gutter) sm:grid-cols-2">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            option={option.value}
            value={values.includes(option.value) ? option.value : ''}
            registration={registration}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
