import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { CompareForm } from '@/components/sections/locations/compare-form'
import { ComparisonTable } from '@/components/sections/locations/comparison-table'
import { DataSources } from '@/components/sections/locations/data-sources'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { TextLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { comparisonRows } from '@/lib/content/locations/comparison'
import { TOO_MANY_SEARCHES } from '@/lib/content/search'
import { getNumbers } from '@/lib/data/numbers'
import { placesToCompare } from '@/lib/data/places-compared'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { countyOf } from '@/lib/domain/locations/counties'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'
import type { Place } from '@/lib/domain/locations/place'
import { electricityVatWords } from '@/lib/format/electricity-vat'
import { clientKey } from '@/lib/http/client-key'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { overLimit } from '@/lib/platform/rate-limit'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { comparisonOf, locationPage, routes } from '@/lib/routing/routes'
import { comparedPlaceSchema, otherPlaceSchema } from '@/lib/schemas/place-search'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.comparePlaces)

/** Two places side by side, from the same facts as their own pages. */
export default async function ComparePlacesPage({ searchParams }: PageProps<'/compare-places'>) {
  const { place: path, with: typed } = await searchParams
  const compared = comparedPlaceSchema.safeParse(path)
  if (!compared.success) return notFound()
  const compareWith = otherPlaceSchema.safeParse({ with: typed })
  // The URL contains only the first half of a postcode.
  if (compareWith.success && compareWith.data.with !== typed)
    redirect(comparisonOf(compared.data, compareWith.data.with))
  const isOverLimit =
    compareWith.success && (await overLimit('search', clientKey(await headers(), env.secret))) !== null
  const other = compareWith.success && !isOverLimit ? compareWith.data.with : null
  const result = await placesToCompare(compared.data, other)
  if (result.kind === 'unknown') return notFound()
  const { place } = result
  const heading = result.kind === 'pair' ? `${place.name} and ${result.other.name}` : `Compare ${place.name}`
  return (
    <>
      <header className="title-band">
        <div className="grid-page pt-5 md:pt-7">
          <Breadcrumb
            trail={[
              { path: routes.locations, name: 'Locations' },
              { path: locationPage(place.path), name: place.name },
            ]}
            current="Compare"
          />
          <PageHeading>{heading}</PageHeading>
          <div className="ceiling col-span-full" />
        </div>
      </header>
      <div className="isolate grid-page pt-8 pb-(--section)">
        <div className="grid gap-9 md:col-span-9 md:col-start-4">
          {result.kind === 'pair' && <Pair here={place} there={result.other} />}
          <CompareForm
            path={place.path}
            name={place.name}
            typed={result.kind === 'choice' && compareWith.success ? compareWith.data.with : ''}
            error={compareWith.success ? undefined : compareWith.error.issues[0]?.message}
          />
          {isOverLimit && <FaultNotice>{TOO_MANY_SEARCHES}</FaultNotice>}
          {result.kind === 'choice' && other !== null && (
            <div>
              <h2 className="text-h3">
                {result.found.length > 0 ? 'Which of these?' : 'We have no other place by that name or postcode'}
              </h2>
              <ul className="mt-3 border-line not-empty:border-t">
                {result.found.map((found) => (
                  <li key={found.path} className="flex min-h-11 items-center gap-3 border-b border-line">
                    <TextLink href={comparisonOf(place.path, found.path)} className="font-semibold">
                      {found.name}
                    </TextLink>
                    <span className="text-sm text-ink-2">{countyOf(found.county).name}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {result.kind === 'pair' && <DataSources />}
    </>
  )
}

async function Pair({ here, there }: { here: Place; there: Place }) {
  const numbers = await getNumbers()
  const { date } = londonTime(now())
  const [first, second] = [here, there].map((place) => localFacts({ place, numbers, date, homesOf: localHomes }))
  if (!first || !second) return null
  const price = first.price ?? second.price
  return (
    <div>
      <ComparisonTable rows={comparisonRows(first, second)} here={here} there={there} />
      <p className="max-w-[46em] pt-3 text-sm text-ink-2">
        Climate figures are for the county; homes and meters are for the council area.
        {price && ` Prices of ${price.period}; costs are for mornings and evenings.`}{' '}
        {electricityVatWords({ source: price?.vat })}
      </p>
    </div>
  )
}
