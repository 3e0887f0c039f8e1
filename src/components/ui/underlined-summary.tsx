import type { ReactNode } from 'react'

import { PlusMinus } from './plus-minus'

/** The summary of a disclosure below a figure or a text, with the look of a link. */
export function UnderlinedSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="group/summary inline-flex min-h-11 cursor-pointer list-none items-center gap-2 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
      <PlusMinus className="size-4.5" />
      <span className="underline decoration-current/45 decoration-[1.5px] underline-offset-[.22em] group-hover/summary:decoration-current">
        {children}
      </span>
    </summary>
  )
}
