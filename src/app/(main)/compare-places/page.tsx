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
import { getBasis } from '@/lib/data/basis'
import { placesToCompare } from '@/lib/data/places-compared'
import { countyOf } from '@/lib/domain/locations/counties'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'
import type { Place } from '@/lib/domain/locations/place'
import { electricityVatWords } from '@/lib/format/electricity-vat'
import { clientKey } from '@/lib/http/client-key'
import { env } from '@/lib/platform/env'
import { overLimit } from '@/lib/platform/rate-limit'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { comparisonOf, locationPage, routes } from '@/lib/routing/routes'
import { comparedPlaceSchema, otherPlaceSchema } from '@/lib/schemas/place-search'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.comparePlaces)

/** Two places side by side, from the same facts as their own pages. */
export default async function ComparePlacesPage({ searchParams }: PageProps<'/compare-places'>) {
  const { result, wanted, error, isOverLimit } = await comparisonFor(await searchParams)
  const { place } = result
  const choice = result.kind === 'choice' && wanted !== null && !isOverLimit ? result.found : null
  return (
    <>
      <Title place={place} other={result.kind === 'pair' ? result.other : null} />
      <div className="isolate grid-page pt-8 pb-(--section)">
        <div className="grid gap-9 md:col-span-9 md:col-start-4">
          {result.kind === 'pair' && <Pair here={place} there={result.other} />}
          <CompareForm
            path={place.path}
            name={place.name}
            typed={(result.kind === 'choice' && wanted) || ''}
            error={error}
          />
          {isOverLimit && <FaultNotice>{TOO_MANY_SEARCHES}</FaultNotice>}
          {choice && <Choice path={place.path} found={choice} />}
        </div>
      </div>
      {result.kind === 'pair' && <DataSources />}
    </>
  )
}

type Query = Awaited<PageProps<'/compare-places'>['searchParams']>

/** What the address asks for. `wanted`: the other place, or a name or postcode that could be several. */
async function comparisonFor({ place: path, with: typed }: Query) {
  const compared = comparedPlaceSchema.safeParse(path)
  if (!compared.success) return notFound()
  const compareWith = otherPlaceSchema.safeParse({ with: typed })
  const wanted = compareWith.success ? compareWith.data.with : null
  // The URL contains only the first half of a postcode.
  if (wanted !== null && wanted !== typed) redirect(comparisonOf(compared.data, wanted))
  const isOverLimit = wanted !== null && (await isSearchedTooOften())
  const result = await placesToCompare(compared.data, isOverLimit ? null : wanted)
  if (result.kind === 'unknown') return notFound()
  return { result, wanted, isOverLimit, error: compareWith.error?.issues[0]?.message }
}

function Title({ place, other }: Record<'place', Place> & { other: Place | null }) {
  return (
    <header className="title-band">
      <div className="grid-page pt-5 md:pt-7">
        <Breadcrumb
          trail={[
            { path: routes.locations, name: 'Locations' },
            { path: locationPage(place.path), name: place.name },
          ]}
          current="Compare"
        />
        <PageHeading>{other ? `${place.name} and ${other.name}` : `Compare ${place.name}`}</PageHeading>
        <div className="ceiling col-span-full" />
      </div>
    </header>
  )
}

async function isSearchedTooOften(): Promise<boolean> {
  return (await overLimit('search', clientKey(await headers(), env.secret))) !== null
}

/** The places that a name could mean. */
function Choice({ path, found: places }: { path: string; found: readonly Pick<Place, 'path' | 'name' | 'county'>[] }) {
  return (
    <div>
      <h2 className="text-h3">
        {places.length > 0 ? 'Which of these?' : 'We have no other place by that name or postcode'}
      </h2>
      <ul className="mt-3 border-line not-empty:border-t">
        {places.map((found) => (
          <li key={found.path} className="flex min-h-11 items-center gap-3 border-b border-line">
            <TextLink href={comparisonOf(path, found.path)} className="font-semibold">
              {found.name}
            </TextLink>
            <span className="text-sm text-ink-2">{countyOf(found.county).name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

async function Pair({ here, there }: { here: Place; there: Place }) {
  const basis = await getBasis()
  const [first, second] = [here, there].map((place) => localFacts({ place, basis, homesOf: localHomes }))
  if (!first || !second) return null
  const price = first.price ?? second.price
  return (
    <div>
      <ComparisonTable rows={comparisonRows(first, second)} here={here} there={there} />
      <p className="max-w-[46em] pt-3 text-sm text-ink-2">
        Climate figures are for the county; homes and meters are for the council area.
        {price && ` Prices of ${price.period}; costs are for mornings and evenings.`}{' '}
        {price && electricityVatWords({ change: price.vatChange })}
      </p>
    </div>
  )
}
