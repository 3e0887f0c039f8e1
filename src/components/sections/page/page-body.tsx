import type { ReactNode } from 'react'

import { hasWideOpening, type PageTemplate } from '@/lib/content/page-templates'

import { Contents } from './contents'

type PageBodyProps = {
  template: PageTemplate
  chapters: readonly { id: string; heading: string }[]
  children: ReactNode
}

/** The blocks of a page, arranged by its template in the style sheet, with a list of contents if none is above them. */
export function PageBody({ template, chapters, children }: PageBodyProps) {
  const isBeside = !hasWideOpening(template)
  return (
    <div className="grid-page gap-y-8 pt-11 pb-(--section) md:pt-16">
      {isBeside && (
        <div className="md:col-span-3">{chapters.length > 0 && <Contents chapters={chapters} look="beside" />}</div>
      )}
      <article data-template={template} className={isBeside ? 'min-w-0 md:col-span-9' : 'col-span-full min-w-0'}>
        {children}
      </article>
    </div>
  )
}
