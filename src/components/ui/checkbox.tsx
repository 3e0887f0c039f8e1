import type { ReactNode } from 'react'

import { cx } from './cx'
import { FieldError } from './field'
import { describedBy, type FieldBasics } from './field-props'
import { Icon } from './icon'

type CheckboxProps = FieldBasics & { children: ReactNode; required?: boolean; option?: string }

/** A checkbox; ticked when the form value is 'on', or equals `option` where several share a name. */
export function Checkbox({ id, name, value, error, children, required, registration, option = 'on' }: CheckboxProps) {
  return (
    <div>
      <label className="relative flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
        <span className="relative flex-none">
          <input
            type="checkbox"
            id={id}
            name={name}
            value={option}
            defaultChecked={value === option}
            required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, error })}
            className={cx(
              'peer block size-6 appearance-none rounded-control ring-inset checked:bg-ink checked:ring-ink forced-colors:appearance-auto',
              error ? 'bg-fault-tint ring-2 ring-fault' : 'bg-panel ring-[1.5px] ring-edge',
            )}
            {...registration}
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0.5 text-panel opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="pt-px">{children}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
