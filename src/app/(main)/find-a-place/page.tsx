import { headers } from 'next/headers'
import { redirect } from 'next/navigation'

import { PlaceSearchForm } from '@/components/sections/locations/place-search-form'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { TextLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { RowLink } from '@/components/ui/row-link'
import { TOO_MANY_SEARCHES } from '@/lib/content/search'
import { findPlacesFor } from '@/lib/data/places-found'
import { countyOf } from '@/lib/domain/locations/counties'
import { clientKey } from '@/lib/http/client-key'
import { env } from '@/lib/platform/env'
import { overLimit } from '@/lib/platform/rate-limit'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { locationPage, placesFor, routes } from '@/lib/routing/routes'
import { placeSearchSchema } from '@/lib/schemas/place-search'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.locationsNear)

/** Places for a name or a postcode, nearest or most important first. */
export default async function FindAPlacePage({ searchParams }: PageProps<'/find-a-place'>) {
  const { place } = await searchParams
  const search = placeSearchSchema.safeParse({ place })
  // The URL contains only the first half of a postcode.
  if (search.success && search.data.place !== place) redirect(placesFor(search.data.place))
  const isOverLimit = search.success && (await overLimit('search', clientKey(await headers(), env.secret))) !== null
  const found = search.success && !isOverLimit ? await findPlacesFor(search.data.place) : []
  return (
    <>
      <header className="title-band">
        <div className="grid-page pt-5 md:pt-7">
          <Breadcrumb trail={[{ path: routes.locations, name: 'Locations' }]} current="Search" />
          <PageHeading>{search.success ? `Places for “${search.data.place}”` : 'Find a place'}</PageHeading>
          <div className="ceiling col-span-full" />
        </div>
      </header>
      <div className="isolate grid-page pt-8 pb-(--section)">
        <div className="md:col-span-9 md:col-start-4">
          <PlaceSearchForm
            typed={search.success ? search.data.place : ''}
            error={search.success || place === undefined ? undefined : search.error.issues[0]?.message}
          />
          {isOverLimit && (
            <div className="pt-7">
              <FaultNotice>{TOO_MANY_SEARCHES}</FaultNotice>
            </div>
          )}
          {search.success && !isOverLimit && found.length === 0 && (
            <p className="pt-7">
              We have no place by that name or postcode. Try the nearest town, or{' '}
              <TextLink href={routes.locations}>choose a county</TextLink>.
            </p>
          )}
          <ul className="mt-7 border-ink not-empty:border-t-[1.5px]">
            {found.map(({ path, name, county }) => (
              <RowLink key={path} href={locationPage(path)} note={countyOf(county).name}>
                {name}
              </RowLink>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
