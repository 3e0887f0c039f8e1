import { isHeatPumpMuchCheaper } from '@/lib/domain/estimate/heat-pump-note'
import { comparedFigure } from '@/lib/domain/locations/local-facts'
import { homeOf } from '@/lib/domain/locations/local-homes'

import { type About, type Paragraph, sentences } from '../text/about'
import { named } from '../text/area-names'
import { moreOrLess } from '../text/wording'

/** Minimum percentage of electricity meters without gas to compare panels with a heat pump instead. */
const MOSTLY_WITHOUT_GAS = 40

/** Whether infrared heating makes sense in the place. */
export function verdict(about: About): Paragraph {
  const { facts } = about
  const name = named(facts.place.name)
  const off = comparedFigure(facts, 'offGas')?.value
  const night = comparedFigure(facts, 'nightMeters')?.value ?? 0
  const cold = comparedFigure(facts, 'cold')?.unusual ?? 0
  const costs = costsOf(about, off !== undefined && off >= MOSTLY_WITHOUT_GAS ? 'heatPump' : 'gas')
  if (off === undefined)
    return verdictOf('Good for single rooms', [
      `In ${name} infrared panels suit single rooms that are used for a few hours at a time.`,
      'For a whole house, first compare the unit rate on your electricity bill with the price of oil or gas.',
    ])
  if (off >= MOSTLY_WITHOUT_GAS)
    return verdictOf('Good where old electric heaters are due', [
      `Homes in ${name} without mains gas use electric heaters, a heat pump, a heat network, oil or LPG. Panels cost the same to run as the electric heaters that they replace, and leave walls and floor free.`,
      costs,
      'Insulate first. Panels suit rooms that are used for part of the day, alongside the main system.',
    ])
  if (night >= 20)
    return verdictOf('It depends on your nights', [
      'A panel can heat a room in the evening, when its storage heater has run down.',
      costs,
      'Before you replace them all, compare what you buy at night: panels mostly use the day rate.',
    ])
  if (cold >= 1.2)
    return verdictOf('In a cold place, one warm room counts', [
      `${name} is colder than most places, so a warm study or bathroom counts, and so does the price of heat in a whole house.`,
      costs,
    ])
  if (cold <= -0.8)
    return verdictOf('Good for some rooms, where winters are mild', [
      `${name} needs less heat than most places, so a room costs less to heat.`,
      costs,
    ])
  return verdictOf('Good for some rooms', [
    'Panels make most sense in a study, a bathroom or a converted loft that the radiators do not warm properly.',
    costs,
  ])
}

const RIVALS = { gas: 'a gas boiler', heatPump: 'a heat pump' } as const

const verdictOf = (heading: string, parts: readonly (string | null)[]): Paragraph => ({
  key: 'verdict',
  heading,
  text: sentences(...parts),
})

/** The difference in running cost in the example home closest to the local housing stock. */
function costsOf({ facts: { homes, district, place } }: About, rival: keyof typeof RIVALS): string | null {
  const isOfFlats = (district?.privateRentPct ?? 0) + (district?.socialRentPct ?? 0) > 45
  const home = homeOf(homes, isOfFlats ? 'flat' : 'semi')
  if (!home.pence) return null
  const words = isOfFlats ? 'a 1990s two-bedroom flat' : 'a 1960s semi'
  const { panels, heatPump } = home.pence
  const isHeatPumpNamed = rival === 'gas' && isHeatPumpMuchCheaper({ heatPumpPence: heatPump, panelsPence: panels })
  const thanHeatPump = isHeatPumpNamed ? `, and ${moreOrLess(panels, heatPump)} than with a heat pump` : ''
  return `Heating ${words} in ${named(place.name)} with panels costs ${moreOrLess(panels, home.pence[rival])} a year than with ${RIVALS[rival]}${thanHeatPump}.`
}
