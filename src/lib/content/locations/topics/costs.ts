import { homeOf } from '@/lib/domain/locations/local-homes'
import { hasMainsGas } from '@/lib/domain/locations/mains-gas'
import { pounds } from '@/lib/format/pounds'

import { price } from '../sentences/fuel'
import { type AboutTopic, sentences } from '../text/about'
import { named } from '../text/area-names'
import type { TopicText } from '../text/topic-text'
import { kwh, pence } from '../text/wording'

/** Heating costs of a year, a day and an hour. */
export function heatingCosts(about: AboutTopic): TopicText {
  const { place, price: unit, homes } = about.facts
  const { powerWatts } = about.panel
  const panelKw = powerWatts / 1_000
  const [terrace, semi, flat] = [homeOf(homes, 'terrace'), homeOf(homes, 'semi'), homeOf(homes, 'flat')]
  const name = named(place.name)
  const hasGas = hasMainsGas(about.facts)
  const other = hasGas ? 'gas' : 'storage heaters'
  const [rival, rivalName] = hasGas ? (['gas', 'a gas boiler'] as const) : (['heatPump', 'a heat pump'] as const)
  const paragraphs = [
    terrace.pence &&
      semi.pence &&
      flat.pence && {
        key: 'year',
        heading: 'A year, in three homes',
        text: `With panels, a year of heating in ${name} comes to ${pounds(flat.pence.panels)} in a 1990s two-bedroom flat, ${pounds(terrace.pence.panels)} in a Victorian terrace and ${pounds(semi.pence.panels)} in a 1960s semi. With ${rivalName} it is ${pounds(flat.pence[rival])}, ${pounds(terrace.pence[rival])} and ${pounds(semi.pence[rival])}${hasGas ? ', standing charge included' : ''}.`,
      },
    unit && {
      key: 'hour',
      heading: 'An hour, in one room',
      text: `At full power, one ${powerWatts} W panel uses ${pence(unit.here * panelKw)} worth of electricity an hour. Two of them over a desk for four hours, five days a week, come to about ${pounds(unit.here * panelKw * 2 * 4 * 5 * 26)} in a heating season of 26 weeks.`,
    },
    price(about),
    {
      key: 'heat',
      heading: 'How much heat that is',
      text: `Kept warm all day and all winter, the flat would take ${kwh(flat.yearKwh)}, the terrace ${kwh(terrace.yearKwh)} and the semi ${kwh(semi.yearKwh)} in the climate of ${named(place.name)}. Few homes are heated all day${unit ? ', so the costs above are for mornings and evenings' : ''}.`,
    },
  ]
  return {
    title: unit
      ? `Heating costs in ${name}: panels, ${other} and heat pump`
      : `Heating costs in ${name}: start from your own bill`,
    description: unit
      ? `What a year of heating costs in three typical homes in ${name}, at the region’s current electricity price, compared with ${other} and a heat pump.`
      : `How much heat three typical homes in ${name} need in a year, so that you can multiply it by the unit rate on your own bill.`,
    lede: terrace.pence
      ? `A Victorian terrace in ${name} costs ${pounds(terrace.pence.panels)} a year to heat with panels${hasGas ? `, ${pounds(terrace.pence.gas)} with gas` : ''} and ${pounds(terrace.pence.heatPump)} with a heat pump.`
      : `There is no price cap in Northern Ireland, so for costs in ${name} start from your own bill.`,
    verdict: {
      key: 'verdict',
      heading: 'Work it out for your own home',
      text: sentences(
        unit !== null && 'The homes on this page are examples.',
        `The calculator asks eight questions about your home and uses the climate${unit ? ' and prices' : ''} of the area.`,
      ),
    },
    paragraphs: paragraphs.filter((one) => one !== null),
  }
}
