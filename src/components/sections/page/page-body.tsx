import type { ReactNode } from 'react'

import { Contents } from './contents'

type PageBodyProps = { chapters: readonly { id: string; heading: string }[]; children: ReactNode }

/** The blocks of a page, with a table of contents beside them if there are enough chapters. */
export function PageBody({ chapters, children }: PageBodyProps) {
  return (
    <div className="grid-page gap-y-8 pt-11 pb-(--section) md:pt-16">
      <div className="md:col-span-3">{chapters.length > 0 && <Contents chapters={chapters} />}</div>
      <article className="min-w-0 md:col-span-9">{children}</article>
    </div>
  )
}
