import type { ReactNode } from 'react'

import { FactList } from '@/components/ui/fact-list'
import type { FigureInPost } from '@/lib/content/figures-in-post'

import { Contents } from '../page/contents'

type PostBodyProps = {
  chapters: readonly { id: string; heading: string }[]
  figures: readonly FigureInPost[]
  children: ReactNode
}

/** A post, with its table of contents on the left and the figures it uses on the right. */
export function PostBody({ chapters, figures, children }: PostBodyProps) {
  return (
    <div className="grid-page gap-y-8 pt-11 pb-(--section) md:pt-16">
      <div className="md:col-span-3">{chapters.length > 0 && <Contents chapters={chapters} look="beside" />}</div>
      <article className="min-w-0 md:col-span-9 lg:col-span-6">{children}</article>
      {figures.length > 0 && (
        <aside className="max-lg:hidden lg:col-span-3">
          <h2 className="pb-2 text-sm font-semibold">In figures, today</h2>
          <FactList facts={figures.map(({ name, text }) => ({ term: name, detail: text }))} />
        </aside>
      )}
    </div>
  )
}
