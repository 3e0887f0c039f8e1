import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { EnergyChallengeView } from './energy-challenge-view'

export const metadata = pageMetadata(STATIC_PAGES.energyChallenge)

/** An upper bound: the cached prices are revalidated hourly, and the page with them. */
export const revalidate = 86_400

export default function EnergyChallengePage() {
  return <EnergyChallengeView query={null} />
}
