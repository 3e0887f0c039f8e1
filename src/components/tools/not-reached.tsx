import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { FaultNotice } from '@/components/ui/notice'

/** Shown when something could not be loaded, for example while offline. */
export function NotReached({ children, onTryAgain }: { children: ReactNode; onTryAgain: () => void }) {
  return (
    <FaultNotice>
      <p role="alert">{children}</p>
      <Button size="sm" look="secondary" onClick={onTryAgain} className="mt-3">
        Try again
      </Button>
    </FaultNotice>
  )
}
