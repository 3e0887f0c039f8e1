import { type Page, printsWorking } from '@/lib/content/page'

import { InShort } from './in-short'
import { ReadingSwitch } from './reading-switch'

/** The top of a guide or a legal page: its key points, beside the switch for the technical versions if it has any. */
export function GuideOpening({ page }: { page: Pick<Page, 'inShort' | 'blocks'> }) {
  const isTechnical = printsWorking(page)
  if (page.inShort.length === 0 && !isTechnical) return null
  return (
    <div className="mb-12 grid gap-x-(--gutter) gap-y-6 lg:grid-cols-9">
      {page.inShort.length > 0 && (
        <div className="lg:col-span-6">
          <InShort points={page.inShort} />
        </div>
      )}
      {isTechnical && (
        <div className="no-print text-sm text-ink-2 lg:col-span-3 noscript:hidden">
          <ReadingSwitch />
          <p className="mt-3 max-w-[22em]">
            Choose “Engineer” to see the equations, standards and limits below each chapter.
          </p>
        </div>
      )}
    </div>
  )
}
