import { redirect } from 'next/navigation'

import { queryOf, tellsTooMuch } from '@/lib/calculators/engine/home-query'
import { SHOWN_NAME, typedIn } from '@/lib/calculators/engine/home-questions'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { QuickCalculatorView } from '../quick-calculator-view'

export const metadata = pageMetadata({
  ...REPLY_PAGES.quickResult,
  path: routes.quickCalculator,
  cardOf: STATIC_PAGES.quickCalculator,
  isPrivate: true,
})

/**
 * The quick calculator for a URL with answers in it; the proxy rewrites such requests for the calculator's path to this
 * page.
 */
export default async function QuickResultPage({ searchParams }: PageProps<'/calculator/quick/result'>) {
  const query = await searchParams
  const typed = typedIn(query)
  if (tellsTooMuch(typed)) redirect(`${routes.quickCalculator}?${queryOf(typed)}`)
  const shown = query[SHOWN_NAME]
  return <QuickCalculatorView typed={typed} shown={typeof shown === 'string' ? shown : null} />
}
