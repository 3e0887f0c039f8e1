import { homeOf } from '@/lib/domain/locations/local-homes'

import { sun } from '../sentences/sun'
import { winter } from '../sentences/winter'
import { type About, sentences } from '../text/about'
import { named } from '../text/area-names'
import type { TopicText } from '../text/topic-text'
import { inKilowatts } from '../text/wording'

/** Summarised from the guide to the building regulations, which cites the sources. */
const RULES: Readonly<Record<string, string>> = {
  England: 'The Future Homes Standard applies to plans that reach building control from 24 March 2027.',
  Scotland:
    'Since 1 April 2024 a new home may not have a main heating system that burns fuel in the building; direct electric heating is allowed, within the energy standard.',
  Wales: 'New regulations on energy efficiency take effect on 4 March 2027.',
}

/** New homes: the nation's rules, and how little heat is still needed. */
export function newBuild(about: About): TopicText {
  const { place, county, homes } = about.facts
  const name = named(place.name)
  const flat = homeOf(homes, 'flat')
  const council = about.facts.district?.name ?? county.name
  return {
    title: `New-build heating in ${name}`,
    description: `Where infrared panels fit in a new home in ${name}, how little heat such a home needs, and which rules apply in ${county.nation}.`,
    lede: `A 1990s flat in ${name} loses ${inKilowatts(flat.designWatts)} on a cold night; a new one has to lose less, however it is heated.`,
    verdict: {
      key: 'verdict',
      heading: `The rules of ${county.nation} apply`,
      text: sentences(
        `The building control body for ${name} is ${named(council)} council${county.nation === 'England' ? ', unless you appoint a registered building control approver' : ''}. Have the energy calculation done first: it covers the heating together with the walls, the windows and any solar panels, and a heat pump passes more easily than direct electric heating.`,
        RULES[county.nation] ?? null,
      ),
    },
    paragraphs: [winter(about), sun(about)],
  }
}
