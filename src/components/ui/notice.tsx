import type { ReactNode } from 'react'

import { Icon } from './icon'

/** An error that concerns no single field; stays until the next attempt. */
export function FaultNotice({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control border-2 border-fault bg-panel px-4 py-3 text-sm">
      <Icon name="alert" className="mt-px text-fault" />
      <div>{children}</div>
    </div>
  )
}
