import { Breadcrumb } from '@/components/ui/breadcrumb'
import { cx } from '@/components/ui/cx'
import { PageHeading } from '@/components/ui/page-heading'
import { Picture } from '@/components/ui/picture'
import type { Page } from '@/lib/content/page'
import { hasWideOpening } from '@/lib/content/page-templates'
import { pageTrail } from '@/lib/routing/page-trail'

import { Contents } from './contents'
import { Words } from './words'

type PageHeaderProps = {
  page: Pick<Page, 'name' | 'category' | 'template' | 'heading' | 'lead' | 'picture' | 'factsCheckedOn'>
  minutes: number | null
  chapters: readonly { id: string; heading: string }[]
}

/**
 * The top of a page: breadcrumb, heading on the ceiling rule, and the lead, which states the conclusion before the
 * reasons. On some templates the picture hangs from the rule beside it, and the list of contents is below the lead.
 */
export function PageHeader({ page, minutes, chapters }: PageHeaderProps) {
  const { name, category, template, heading, lead } = page
  const isWide = hasWideOpening(template)
  const picture = isWide ? page.picture : null
  const column = picture ? 'md:col-span-6 md:pr-(--gutter)' : 'md:col-span-9 md:col-start-4'
  return (
    <header className="title-band">
      <div className="grid-page pt-5 md:pt-7">
        <Breadcrumb trail={pageTrail(category)} current={name} />
        <PageHeading>{heading}</PageHeading>
        <div className="ceiling col-span-full" />
        <div className={cx('col-span-full pt-7', column)}>
          {lead.length > 0 && (
            <p className="max-w-[38em] text-lede">
              <Words of={lead} />
            </p>
          )}
          <Facts facts={factsOf({ page, minutes })} />
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 90rem) 42rem, (min-width: 56.3125rem) 50vw, 100vw"
            isUrgent
            className="col-span-full aspect-3/2 h-auto w-full object-cover max-md:mt-8 md:col-span-6 md:row-span-2"
          />
        )}
        {isWide && chapters.length > 0 && (
          <div className={cx('col-span-full self-end pt-7', column)}>
            <Contents chapters={chapters} look="columns" />
          </div>
        )}
      </div>
    </header>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 text-sm text-ink-2">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

/** The reading time and when the figures were checked; none for a legal page, whose text states its version. */
function factsOf({ page: { template, factsCheckedOn }, minutes }: Omit<PageHeaderProps, 'chapters'>): string[] {
  if (template === 'legal') return []
  return [minutes && `${minutes}-minute read`, factsCheckedOn && `Figures last checked ${factsCheckedOn}`].filter(
    (fact) => typeof fact === 'string',
  )
}
