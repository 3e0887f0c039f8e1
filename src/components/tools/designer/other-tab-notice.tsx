import { useState } from 'react'

import { Button } from '@/components/ui/button'

import { DESIGNS_MAX } from './kept-designs'
import type { DesignKept } from './use-kept-design'

type OtherTabNoticeProps = { words: string; kept: Pick<DesignKept, 'keepBoth' | 'takeTheirs' | 'keepMine'> }

/** Asks what becomes of a design that two tabs have changed. Nothing is written here until that is answered. */
export function OtherTabNotice({ words, kept }: OtherTabNoticeProps) {
  const [isFull, setFull] = useState(false)
  return (
    <div role="alert" className="drawing-notice no-print">
      <p className="font-semibold">
        <span>{words}</span> <span>Nothing is saved here until you choose.</span>
      </p>
      {isFull && <p className="text-fault">{`This device keeps ${DESIGNS_MAX} designs. Delete one first.`}</p>}
      <Button size="sm" onClick={() => setFull(!kept.keepBoth())}>
        Keep both
      </Button>
      <Button size="sm" look="secondary" onClick={kept.takeTheirs}>
        Show the other tab’s
      </Button>
      <Button size="sm" look="secondary" onClick={kept.keepMine}>
        Keep what is here
      </Button>
    </div>
  )
}
