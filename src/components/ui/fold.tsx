import type { ReactElement } from 'react'

import { PlusMinus } from './plus-minus'

type FoldProps = {
  /** Of several folds with one name, one is open at a time. */
  name?: string
  isOpen?: boolean
  heading: ReactElement
  children: ReactElement
}

/** A heading that opens what is below it. Native, so it needs no JavaScript. */
export function Fold({ name, isOpen = false, heading, children }: FoldProps) {
  return (
    <details
      name={name}
      open={isOpen}
      className="relative border-b border-line before:absolute before:inset-x-0 before:top-0 before:h-1 before:origin-top before:scale-y-0 before:bg-ink before:transition-[scale] before:duration-180 before:ease-settle open:before:scale-y-100 forced-colors:before:bg-[CanvasText]"
    >
      <summary className="flex min-h-16.5 cursor-pointer list-none items-center justify-between gap-6 py-3.5 [&::-webkit-details-marker]:hidden">
        {heading}
        <PlusMinus className="size-7" />
      </summary>
      {children}
    </details>
  )
}
