import { TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { routes } from '@/lib/site/routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import { SearchForPath } from './search-for-path'
import { WaysOn } from './ways-on'

const USUAL_WAYS = [
  { href: routes.home, label: 'Start at the beginning' },
  { href: routes.technicalSpecs, label: 'Read what the panel does' },
  { href: routes.calculator, label: 'Work out what it costs to run' },
  { href: routes.locations, label: 'Find your town' },
  { href: routes.quoteRequest, label: 'Ask for a quote' },
]

export function NotFoundSection({ phone }: { phone: PhoneLine }) {
  return (
    <>
      <PageTitle
        lede={
          <>
            The address may be mistyped, or the page has moved. If you followed a link of ours, ring{' '}
            <TextLink href={phone.href} className="whitespace-nowrap">
              {phone.display}
            </TextLink>{' '}
            and we’ll find it for you.
          </>
        }
      >
        There’s no page here.
      </PageTitle>
      <div className="grid-page relative gap-y-11 pt-8 pb-(--section)">
        <div className="col-span-full md:col-span-5 md:col-start-4">
          <h2 className="mb-1 text-h3">You may be looking for</h2>
          <WaysOn usual={USUAL_WAYS} />
        </div>
        <SearchForPath action={routes.search} />
      </div>
    </>
  )
}
