import type { ReactNode } from 'react'

import { PlusMinus } from './plus-minus'

export type AccordionItem = { key: string | number; heading: string; content: ReactNode }

/** Headings that open one at a time, initially the first. Native, so it needs no JavaScript. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return items.map(({ key, heading, content }, index) => (
    <details
      key={key}
      name={name}
      open={index === 0}
      className="relative border-b border-line before:absolute before:inset-x-0 before:top-0 before:h-1 before:origin-top before:scale-y-0 before:bg-ink before:transition-[scale] before:duration-180 before:ease-settle open:before:scale-y-100 forced-colors:before:bg-[CanvasText]"
    >
      <summary className="flex min-h-16.5 cursor-pointer list-none items-center justify-between gap-6 py-3.5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4 font-semibold">{heading}</h3>
        <PlusMinus className="size-7" />
      </summary>
      <div className="max-w-[42em] pb-6">{content}</div>
    </details>
  ))
}
