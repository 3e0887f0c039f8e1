import { cx } from './cx'
import { FieldGroup, type FieldLabelling } from './field'
import type { FieldBasics } from './field-props'
import type { Choice } from './select'

type OptionTilesProps = FieldBasics &
  FieldLabelling & {
    options: readonly Choice[]
    className?: string
  }

/** A few radio options as tiles. The first has the field's id, so that the error summary can link to it. */
export function OptionTiles({
  id,
  name,
  value,
  error,
  label,
  hint,
  required,
  registration,
  options,
  className,
}: OptionTilesProps) {
  return (
    <FieldGroup role="radiogroup" {...{ id, label, hint, error, required, className }}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-2">
        {options.map((option, index) => (
          <label key={option.value} className={tileClass(error)}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              required={required}
              className="sr-only"
              {...registration}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function tileClass(error: string | undefined): string {
  return cx(
    'relative flex min-h-12.5 cursor-pointer items-center justify-center rounded-control px-2 py-1.5 text-center leading-snug ring-inset',
    "before:absolute before:inset-x-0 before:top-0 before:h-0 before:rounded-t-control before:bg-ink before:transition-[height] before:duration-180 before:content-['']",
    'has-checked:bg-panel has-checked:ring-ink has-checked:before:h-1.25 forced-colors:border forced-colors:border-[ButtonBorder] forced-colors:has-checked:border-4',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
    error ? 'bg-fault-tint ring-2 ring-fault' : 'bg-panel ring-[1.5px] ring-edge hover:bg-plaster',
  )
}
