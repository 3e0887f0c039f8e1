import type { ReactNode } from 'react'

import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

const LOOKS = {
  good: 'border-moss bg-moss-tint text-moss',
  plain: 'border-line bg-panel text-ink',
  fault: 'border-fault bg-fault-tint text-fault',
}

/** A short label with an icon: positive in moss, neutral, or a warning. */
export function Badge({
  look = 'good',
  icon = 'circle-check',
  children,
}: {
  look?: keyof typeof LOOKS
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 rounded-control border-[1.5px] px-2.5 py-1 text-xs font-semibold',
        LOOKS[look],
      )}
    >
      <Icon name={icon} className="size-4" />
      <span className="contents">{children}</span>
    </span>
  )
}
