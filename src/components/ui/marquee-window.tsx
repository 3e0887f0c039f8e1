'use client'

import type { ReactNode } from 'react'

/**
 * The visible part of a marquee. Browsers do not scroll to a focused link that is half in view; this scrolls it fully
 * into view.
 */
export function MarqueeWindow({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className} onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}>
      {children}
    </div>
  )
}
