import type { ReactNode } from 'react'

import { PlusMinus } from './plus-minus'

/** The summary of a disclosure between rules, as wide as its content. */
export function SummaryRow({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
      <span className="contents">{children}</span>
      <PlusMinus className="size-5.5" />
    </summary>
  )
}
