import { EnergyChallenge } from '@/components/tools/energy-challenge/energy-challenge'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getChallengeRules } from '@/lib/data/challenge-rules'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getRewardOffers } from '@/lib/data/reward-offers'
import { now } from '@/lib/platform/clock'
import { STATIC_PAGES } from '@/lib/routing/static-pages'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

/** The energy challenge in the home of a quick calculation; null for the typical home. */
export async function EnergyChallengeView({ query }: { query: string | null }) {
  const [numbers, panel, offers, rules] = await Promise.all([
    getNumbers(),
    getPowerboard(),
    getRewardOffers(),
    getChallengeRules(),
  ])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.energyChallenge} />
      <ToolHeader trail={[]} current={STATIC_PAGES.energyChallenge.name}>
        What could you save in one winter?
      </ToolHeader>
      <Part>
        <EnergyChallenge query={query} basis={basisOn({ now: now(), numbers, panel })} offers={offers} rules={rules} />
      </Part>
    </>
  )
}
