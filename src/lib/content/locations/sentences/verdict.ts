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
    return verdictOf('Work it out from your own bill', [
      `In ${name} infrared panels suit single rooms that are used for a few hours at a time.`,
      'For a whole house, first compare the unit rate on your electricity bill with the price of oil or gas.',
    ])
  if (off >= MOSTLY_WITHOUT_GAS)
    return verdictOf('A reasonable case, if the home is insulated', [
      `Homes in ${name} without mains gas use electric heaters, a heat pump, a heat network, oil or LPG. Panels are electric heaters that leave walls and floor free.`,
      costs,
      'Panels suit rooms that are used for part of the day, alongside the main system.',
    ])
  if (night >= 20)
    return verdictOf('Good for rooms that storage heaters leave cold', [
      'A panel can heat a room in the evening, when its storage heater has run down.',
      costs,
      'Replacing every storage heater is a different question, because panels mostly use electricity at the day rate.',
    ])
  if (cold >= 1.2)
    return verdictOf('For one room, yes; for a cold house on gas, no', [
      `The colder a place is, the more the price of each unit of heat matters, and ${name} is colder than most.`,
      costs,
    ])
  if (cold <= -0.8)
    return verdictOf('Mild winters help, the price of gas does not', [
      `${name} needs less heat than most places, so the difference in running cost is smaller, but it is still there.`,
      costs,
    ])
  return verdictOf('For rooms used now and then, rather than whole houses on gas', [
    costs,
    'Panels make most sense in a study, a bathroom or a converted loft that the radiators do not warm properly.',
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
  return `In ${named(place.name)}, heating ${words} with panels throughout costs ${moreOrLess(home.pence.panels, home.pence[rival])} a year than with ${RIVALS[rival]}.`
}
