import type { ReactNode } from 'react'

import { Contents } from './contents'

type PageBodyProps = { chapters: readonly { id: string; heading: string }[]; children: ReactNode }

/** The parts of a page, with its contents beside them when there are chapters enough. */
export function PageBody({ chapters, children }: PageBodyProps) {
  return (
    <div className="grid-page gap-y-8 pt-11 pb-(--section) md:pt-16">
      <div className="md:col-span-3">{chapters.length > 0 && <Contents chapters={chapters} />}</div>
      <article className="min-w-0 md:col-span-9">{children}</article>
    </div>
  )
}
