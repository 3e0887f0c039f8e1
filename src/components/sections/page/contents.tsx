import { cx } from '@/components/ui/cx'
import { SummaryRow } from '@/components/ui/summary-row'

import { ChapterList } from './chapter-list'

type ContentsProps = { chapters: readonly { id: string; heading: string }[]; look: 'beside' | 'columns' }

const LOOKS = {
  beside:
    'sticky top-[calc(var(--strip-height)+var(--bar-height)+24px)] max-h-[calc(100vh-var(--strip-height)-var(--bar-height)-var(--foot-bar)-48px)] overflow-y-auto pb-2',
  columns: '[&>ol]:columns-2',
}

/** The chapters of a page: beside them or in two columns on a wide screen, collapsed on a phone. */
export function Contents({ chapters, look }: ContentsProps) {
  return (
    <>
      <nav aria-label="On this page" className={cx('no-print text-sm max-md:hidden', LOOKS[look])}>
        <p className="mb-2 font-semibold">On this page</p>
        <ChapterList chapters={chapters} />
      </nav>
      <details className="no-print border-y border-line md:hidden">
        <SummaryRow>On this page</SummaryRow>
        <nav aria-label="On this page" className="pb-3 text-sm">
          <ChapterList chapters={chapters} />
        </nav>
      </details>
    </>
  )
}
