import type { ReactNode } from 'react'

import type { Example } from '@/components/ui/example'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/service-level/opening-hours'

import { Notice } from './cookie-notice/notice'
import { QuoteBarView } from './quote-bar-view'

const phone = { display: '01632 960 123', href: 'tel:+441632960123' }

/** A window of its own for what clings to the window's edge. */
function Window({ children }: { children: ReactNode }) {
  return <div className="relative h-80 overflow-hidden border border-line bg-daylight [contain:layout]">{children}</div>
}

export const examples: Example[] = [
  {
    name: 'cookie notice',
    node: (
      <Window>
        <Notice />
      </Window>
    ),
  },
  {
    name: 'quote bar',
    node: (
      <Window>
        <QuoteBarView price="£179" hours={DEFAULT_OPENING_HOURS} phone={phone} />
      </Window>
    ),
  },
]
