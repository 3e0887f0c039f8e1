import type { ReactNode } from 'react'

/** The summary of a disclosure below a figure or a text, with the look of a link. */
export function UnderlinedSummary({ children }: { children: ReactNode }) {
  return <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-[.22em]">{children}</summary>
}
