import type { ComponentProps } from 'react'

import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

/** An icon-only button: its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={cx(
        'grid size-11 cursor-pointer place-items-center rounded-control hover:bg-plaster [.on-night_&]:hover:bg-night-2',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} className="size-5.5" />
    </button>
  )
}
