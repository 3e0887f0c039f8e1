import type { ComponentProps } from 'react'

import { controlClass } from './control-class'
import { cx } from './cx'
import { Icon } from './icon'

type SelectControlProps = Omit<ComponentProps<'select'>, 'className'> & { error?: string | undefined }

/** A select with our arrow, without its label. */
export function SelectControl({ error, ...rest }: SelectControlProps) {
  return (
    <span className="relative block">
      <select
        aria-invalid={error ? true : undefined}
        className={cx(controlClass(error), 'appearance-none truncate pr-11')}
        {...rest}
      />
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
    </span>
  )
}
