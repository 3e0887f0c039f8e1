import { EnergyChallenge } from '@/components/tools/energy-challenge/energy-challenge'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import { getBasis } from '@/lib/data/basis'
import { getChallengeRules } from '@/lib/data/challenge-rules'
import { getPastWeather } from '@/lib/data/past-weather'
import { getRewardOffers } from '@/lib/data/reward-offers'
import { STATIC_PAGES } from '@/lib/registry/static-pages'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

/** The energy challenge in the home of a quick calculation; null for the typical home. */
export async function EnergyChallengeView({ query }: { query: string | null }) {
  const [basis, offers, rules, weather] = await Promise.all([
    getBasis(),
    getRewardOffers(),
    getChallengeRules(),
    getPastWeather(),
  ])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.energyChallenge} />
      <ToolHeader trail={[]} current={STATIC_PAGES.energyChallenge.name}>
        What could you save in one winter?
      </ToolHeader>
      <Part>
        <EnergyChallenge query={query} basis={basis} offers={offers} rules={rules} weather={weather} />
      </Part>
    </>
  )
}
