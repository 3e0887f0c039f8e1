import { redirect } from 'next/navigation'

import { KeepHome } from '@/components/tools/keep-home'
import { queryIn, tellsTooMuch } from '@/lib/calculators/engine/home-query'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { homeWords } from '@/lib/calculators/engine/home-words'
import { HOME_NAME } from '@/lib/calculators/engine/told-home'
import { calculatorFor, solarQuoteWith, solarTypedIn } from '@/lib/calculators/solar/questions'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { readSolarQuote } from '@/lib/schemas/calculate/solar-quote'
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
  const home = changedIn(typed)
  return (
    <>
      <SolarQuoteView typed={typed} />
      {home !== null && <KeepHome query={home} words={homeWords(home)} />}
    </>
  )
}

/** The home of the answers as the quick calculator’s query; null if it is the one told elsewhere, or incomplete. */
function changedIn(typed: Typed): string | null {
  const home = queryIn(calculatorFor(typed))
  return home !== typed[HOME_NAME] && readSolarQuote(Object.entries(typed)).ok ? home : null
}
