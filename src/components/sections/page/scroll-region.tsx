import type { ReactNode } from 'react'

/** Scrolls sideways by finger, wheel or keyboard where there is too little room. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-panel print:overflow-visible">
      {children}
    </div>
  )
}
