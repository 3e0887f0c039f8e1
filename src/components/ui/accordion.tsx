import type { ReactNode } from 'react'

import { Fold } from './fold'

export type AccordionItem = { key: string | number; heading: string; content: ReactNode }

/** Headings that open one at a time, initially the first. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return items.map(({ key, heading, content }, index) => (
    <Fold key={key} name={name} isOpen={index === 0} heading={<h3 className="text-h4 font-semibold">{heading}</h3>}>
      <div className="max-w-[42em] pb-6">{content}</div>
    </Fold>
  ))
}
