import type { ReactNode } from 'react'

import type { PageTemplate } from '@/lib/content/page-templates'

import { Contents } from './contents'

type PageBodyProps = {
  template: PageTemplate
  chapters: readonly { id: string; heading: string }[]
  children: ReactNode
}

/** Headings beside their text are easy to find without a list. */
const CONTENTS: Record<PageTemplate, 'beside' | 'above' | 'none'> = {
  guide: 'beside',
  company: 'none',
  offer: 'none',
  reference: 'above',
  legal: 'beside',
}

/** The blocks of a page, arranged by its template in the style sheet, with a list of contents if it has chapters. */
export function PageBody({ template, chapters, children }: PageBodyProps) {
  const look = CONTENTS[template]
  const isBeside = look === 'beside'
  return (
    <div className="grid-page gap-y-8 pt-11 pb-(--section) md:pt-16">
      {look !== 'none' && (isBeside || chapters.length > 0) && (
        <div className={isBeside ? 'md:col-span-3' : 'col-span-full'}>
          {chapters.length > 0 && <Contents chapters={chapters} look={look} />}
        </div>
      )}
      <article data-template={template} className={isBeside ? 'min-w-0 md:col-span-9' : 'col-span-full min-w-0'}>
        {children}
      </article>
    </div>
  )
}
