import { Checkbox } from './checkbox'
import { FieldGroup, type FieldLabelling } from './field'
import type { Choice } from './select'

type CheckboxGroupProps = FieldLabelling & {
  id: string
  name: string
  values: readonly string[]
  error?: string
  options: readonly Choice[]
  className?: string
}

/** Any number of choices under one question. */
export function CheckboxGroup({
  id,
  name,
  values,
  error,
  label,
  hint,
  required,
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
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
