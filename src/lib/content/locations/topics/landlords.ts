import { homeOf } from '@/lib/domain/locations/local-homes'
import { hasMainsGas } from '@/lib/domain/locations/mains-gas'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

import { nightMeters } from '../sentences/fuel'
import { type About, sentences } from '../text/about'
import { named, within } from '../text/area-names'
import type { TopicText } from '../text/topic-text'
import { homesIn, percent } from '../text/wording'

/** Heating in rented homes: who pays for what. */
export function landlords(about: About): TopicText {
  const { place, district, homes, county } = about.facts
  const name = named(place.name)
  const flat = homeOf(homes, 'flat')
  const share = district?.privateRentPct
  const lets = district && share !== undefined ? Math.round((district.households * share) / 10_000) * 100 : null
  return {
    title: `Heating for landlords in ${name}`,
    description: `What infrared panels mean in a let home in ${name}: who pays for the work, who pays the bill, and how many homes are let.`,
    lede:
      share !== undefined && lets !== null
        ? `About ${writtenNumber(lets)} homes ${within(district?.name ?? county.name)} are let privately, ${homesIn(share)}.`
        : `In a let home in ${name}, the landlord pays for the heaters and the tenant pays to run them.`,
    verdict: {
      key: 'verdict',
      heading: 'Low maintenance for you, a higher bill for the tenant',
      text: sentences(
        'A home heated only by panels has no boiler to service and, without other gas appliances, needs no gas safety record.',
        flat.pence &&
          `In a 1990s two-bedroom flat in ${name}, the tenant pays about ${pounds(flat.pence.panels)} a year for heating, against ${hasMainsGas(about.facts) ? `${pounds(flat.pence.gas)} with gas` : `${pounds(flat.pence.storage)} with storage heaters`}. Tell tenants before they sign, and have the EPC modelled first: panels can lower its rating.`,
      ),
    },
    paragraphs: [
      nightMeters(about),
      district && {
        key: 'tenures',
        heading: `Who lets homes ${within(district.name)}`,
        text: `Private landlords let ${percent(district.privateRentPct)} of homes there, and the council and housing associations ${percent(district.socialRentPct)}; ${percent(district.ownedOutrightPct + district.mortgagedPct)} are owned by the people who live in them.`,
      },
    ].filter((one) => one !== null),
  }
}
