import { TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import type { PhoneLine } from '@/lib/content/site-settings'
import { routes } from '@/lib/routing/routes'

import { MissingPanel } from './missing-panel'
import { SearchForPath } from './search-for-path'
import { SuggestedLinks } from './suggested-links'

const USUAL_WAYS = [
  { href: routes.home, label: 'Home' },
  { href: routes.technicalSpecs, label: 'Technical specs' },
  { href: routes.calculator, label: 'Running costs' },
  { href: routes.locations, label: 'Find your area' },
  { href: routes.quoteRequest, label: 'Get a quote' },
]

/** A drawing of a missing panel, a search for the words of the path, and the pages with the most similar paths. */
export function NotFoundSection({ phone }: { phone: PhoneLine }) {
  return (
    <>
      <PageTitle>Page not found.</PageTitle>
      <div className="grid-page gap-y-9 pt-7 pb-(--section) md:pt-11">
        <p className="max-w-[38em] text-lede md:col-span-7">
          The address may be mistyped, or the page has moved. If you followed a link on this site, call{' '}
          <TextLink href={phone.href} className="whitespace-nowrap">
            {phone.display}
          </TextLink>{' '}
          and we’ll find it for you.
        </p>
        <MissingPanel className="max-w-120 md:col-span-5 md:col-start-8 md:row-span-3 md:row-start-1 md:pl-(--gutter)" />
        <SearchForPath action={routes.search} />
        <div className="md:col-span-7">
          <h2 className="mb-3 text-h3">You may be looking for</h2>
          <SuggestedLinks usual={USUAL_WAYS} />
        </div>
      </div>
    </>
  )
}
