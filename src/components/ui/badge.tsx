import type { ReactNode } from 'react'

import { Icon, type IconName } from './icon'

/** Good news in a box: icon and words in moss. */
export function Badge({ icon = 'circle-check', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <p className="inline-flex items-center gap-2 rounded-control border-[1.5px] border-moss bg-moss-tint px-2.5 py-1 text-xs font-semibold text-moss">
      <Icon name={icon} className="size-4" />
      {children}
    </p>
  )
}
