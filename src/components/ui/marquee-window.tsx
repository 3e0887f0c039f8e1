'use client'

import type { ReactNode } from 'react'

/** What is seen of a list that passes by. Browsers leave a link where it is that is half in view; here the keyboard gets all of it. */
export function MarqueeWindow({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className} onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}>
      {children}
    </div>
  )
}
