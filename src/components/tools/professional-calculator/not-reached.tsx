import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { FaultNotice } from '@/components/ui/notice'

/** In place of what could not be fetched, as without a connection. */
export function NotReached({ children, onTryAgain }: { children: ReactNode; onTryAgain: () => void }) {
  return (
    <FaultNotice>
      <p>{children}</p>
      <Button size="sm" look="secondary" onClick={onTryAgain} className="mt-3">
        Try again
      </Button>
    </FaultNotice>
  )
}
