import { comparedFigure } from '@/lib/domain/locations/local-facts'
import { homeOf } from '@/lib/domain/locations/local-homes'
import { pounds } from '@/lib/format/pounds'

import { borders } from '../sentences/borders'
import { gas, nightMeters, use } from '../sentences/fuel'
import { type About, sentences } from '../text/about'
import { named, within } from '../text/area-names'
import type { TopicText } from '../text/topic-text'
import { moreOrLess, percent } from '../text/wording'

/** Homes without mains gas. */
export function withoutGas(about: About): TopicText {
  const { place, district, homes } = about.facts
  const name = named(place.name)
  const semi = homeOf(homes, 'semi')
  const off = comparedFigure(about.facts, 'offGas')?.value
  return {
    title: `Heating without gas in ${name}`,
    description: `How homes in and around ${name} without gas can be heated${semi.pence ? ', and what panels, storage heaters and a heat pump cost to run' : ''}.`,
    lede:
      off === undefined
        ? `Homes in ${name} without gas can be heated with oil, LPG, a heat pump or direct electric heating.`
        : `${percent(off)} of electricity meters ${within(district?.name ?? name)} have no matching gas meter.`,
    verdict: {
      key: 'verdict',
      heading: 'Without gas, compare with a heat pump first',
      text: sentences(
        semi.pence &&
          `Heating a 1960s semi in ${name} costs ${pounds(semi.pence.heatPump)} a year with a heat pump, ${pounds(semi.pence.storage)} with storage heaters and ${pounds(semi.pence.panels)} with panels throughout.`,
        'Panels make sense alongside another system, in rooms that it heats badly, or in small and well insulated homes.',
      ),
    },
    paragraphs: [gas, borders].map((compose) => compose(about)).filter((one) => one !== null),
  }
}

/** Storage heaters and their replacement. */
export function storageHeaters(about: About): TopicText {
  const { place, district, homes } = about.facts
  const name = named(place.name)
  const flat = homeOf(homes, 'flat')
  const share = comparedFigure(about.facts, 'nightMeters')?.value
  return {
    title: `Replacing storage heaters in ${name}`,
    description: flat.pence
      ? `What infrared panels cost in place of storage heaters in ${name}, how common night rates are, and when to keep the heaters.`
      : `When to keep storage heaters in ${name}, and where infrared panels do better.`,
    lede:
      share === undefined
        ? `Whether storage heaters are worth replacing in ${name} depends on your night rate.`
        : `Storage heaters need a night rate, and ${percent(share)} of electricity meters ${within(district?.name ?? name)} have one.`,
    verdict: {
      key: 'verdict',
      heading: 'Keep heaters that work, add panels where they fall short',
      text: sentences(
        flat.pence &&
          `Heating a 1990s two-bedroom flat in ${name} costs ${pounds(flat.pence.storage)} a year with storage heaters and ${pounds(flat.pence.panels)} with panels, ${moreOrLess(flat.pence.panels, flat.pence.storage)}.`,
        'Panels heat only when they are switched on, so they do better in a home that is often empty and worse in one that is warm all day.',
      ),
    },
    paragraphs: [nightMeters, use].map((compose) => compose(about)).filter((one) => one !== null),
  }
}
