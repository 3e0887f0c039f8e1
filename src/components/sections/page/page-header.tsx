import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { Page } from '@/lib/content/page'
import { pageTrail } from '@/lib/routing/page-trail'

import { Words } from './words'

type PageHeaderProps = {
  page: Pick<Page, 'name' | 'category' | 'heading' | 'lead' | 'factsCheckedOn'>
  minutes: number | null
}

/** The top of a page: breadcrumb, heading on the ceiling rule, and the answer before the reasons. */
export function PageHeader({ page: { name, category, heading, lead, factsCheckedOn }, minutes }: PageHeaderProps) {
  return (
    <header className="isolate bg-linear-to-b from-panel to-daylight">
      <div className="grid-page pt-5 md:pt-7">
        <Breadcrumb trail={pageTrail(category)} current={name} />
        <h1 className="col-span-full max-w-[16em] pt-5 pb-6 text-h1 md:pt-8 lg:pb-7">{heading}</h1>
        <div className="ceiling col-span-full" />
        <div className="col-span-full pt-7 md:col-span-9 md:col-start-4">
          {lead.length > 0 && (
            <p className="max-w-[38em] text-lede">
              <Words of={lead} />
            </p>
          )}
          <Facts minutes={minutes} checkedOn={factsCheckedOn} />
        </div>
      </div>
    </header>
  )
}

function Facts({ minutes, checkedOn }: { minutes: number | null; checkedOn: string | null }) {
  const facts = [minutes && `${minutes} minute read`, checkedOn && `Figures last checked ${checkedOn}`].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 text-sm text-ink-2">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}
