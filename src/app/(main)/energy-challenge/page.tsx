import { STATIC_PAGES } from '@/lib/routing/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { EnergyChallengeView } from './energy-challenge-view'

export const metadata = pageMetadata(STATIC_PAGES.energyChallenge)

/** Revalidated daily, the longest a price may be outdated. */
export const revalidate = 86_400

export default function EnergyChallengePage() {
  return <EnergyChallengeView query={null} />
}
