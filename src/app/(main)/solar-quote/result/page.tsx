import { redirect } from 'next/navigation'

import { tellsTooMuch } from '@/lib/calculators/engine/home-query'
import { solarQuoteWith, solarTypedIn } from '@/lib/calculators/solar/questions'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { SolarQuoteView } from '../solar-quote-view'

export const metadata = pageMetadata({
  ...REPLY_PAGES.solarResult,
  path: routes.solarQuote,
  cardOf: STATIC_PAGES.solarQuote,
  isPrivate: true,
})

/** The solar quote for a URL with answers in it; the proxy rewrites such requests for its path to this page. */
export default async function SolarResultPage({ searchParams }: PageProps<'/solar-quote/result'>) {
  const typed = solarTypedIn(await searchParams)
  if (tellsTooMuch(typed)) redirect(solarQuoteWith(typed))
  return <SolarQuoteView typed={typed} />
}
