import { TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import type { PhoneLine } from '@/lib/content/site-settings'
import { routes } from '@/lib/routing/routes'

import { SearchForPath } from './search-for-path'
import { SuggestedLinks } from './suggested-links'

const USUAL_WAYS = [
  { href: routes.home, label: 'Home' },
  { href: routes.technicalSpecs, label: 'Technical specs' },
  { href: routes.calculator, label: 'Running costs' },
  { href: routes.locations, label: 'Find your area' },
  { href: routes.quoteRequest, label: 'Get a quote' },
]

export function NotFoundSection({ phone }: { phone: PhoneLine }) {
  return (
    <>
      <PageTitle
        lede={
          <>
            The address may be mistyped, or the page has moved. If you followed a link on this site, call{' '}
            <TextLink href={phone.href} className="whitespace-nowrap">
              {phone.display}
            </TextLink>{' '}
            and we’ll find it for you.
          </>
        }
      >
        Page not found.
      </PageTitle>
      <div className="grid-page relative gap-y-11 pt-8 pb-(--section)">
        <div className="col-span-full md:col-span-5 md:col-start-4">
          <h2 className="mb-1 text-h3">You may be looking for</h2>
          <SuggestedLinks usual={USUAL_WAYS} />
        </div>
        <SearchForPath action={routes.search} />
      </div>
    </>
  )
}
