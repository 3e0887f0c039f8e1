import { redirect } from 'next/navigation'

import { challengeFor, HOME_NAME } from '@/lib/calculators/challenge/season-link'
import { queryOf, tellsTooMuch } from '@/lib/calculators/engine/home-query'
import { typedIn } from '@/lib/calculators/engine/home-questions'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { EnergyChallengeView } from '../energy-challenge-view'

export const metadata = pageMetadata({
  ...REPLY_PAGES.energyChallengeResult,
  path: routes.energyChallenge,
  cardOf: STATIC_PAGES.energyChallenge,
  isPrivate: true,
})

/** The energy challenge for a URL with a home in it; the proxy rewrites such requests for its path to this page. */
export default async function EnergyChallengeResultPage({ searchParams }: PageProps<'/energy-challenge/result'>) {
  const { [HOME_NAME]: query } = await searchParams
  if (typeof query !== 'string') return <EnergyChallengeView query={null} />
  const typed = typedIn(Object.fromEntries(new URLSearchParams(query)))
  if (tellsTooMuch(typed)) redirect(challengeFor(queryOf(typed)))
  return <EnergyChallengeView query={query} />
}
