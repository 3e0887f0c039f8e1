import type { ReactNode } from 'react'

/** Scrolls sideways by touch, wheel or keyboard when there is too little room. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-panel print:overflow-visible">
      {children}
    </div>
  )
}
