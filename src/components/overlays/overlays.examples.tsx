import type { ReactNode } from 'react'

import type { Example } from '@/components/ui/example'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'

import { Notice } from './cookie-notice/notice'
import { QuoteBarView } from './quote-bar-view'

const phone = { display: '01632 960 123', href: 'tel:+441632960123' }

/** A separate frame for elements that are fixed to the viewport's edge. */
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
        <QuoteBarView
          price={{ panel: '£289', delivery: '£150', forOne: '£439' }}
          hours={DEFAULT_OPENING_HOURS}
          phone={phone}
        />
      </Window>
    ),
  },
]
