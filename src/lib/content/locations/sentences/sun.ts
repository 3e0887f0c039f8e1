import { homeOf } from '@/lib/domain/locations/local-homes'

import { type About, type Paragraph, sentences } from '../text/about'
import { named, within } from '../text/area-names'
import { daylight, kwh } from '../text/wording'

/** Solar yield, and why little of it comes in winter. */
export function sun({ facts: { county, shortestDay, homes, place } }: About): Paragraph {
  const { solarKwhPerKwp } = county
  const flat = homeOf(homes, 'flat')
  const yieldHere =
    solarKwhPerKwp >= 935
      ? `Solar panels do well ${within(county.name)}: each kilowatt facing south makes about ${solarKwhPerKwp} kWh a year.`
      : solarKwhPerKwp >= 850
        ? `A kilowatt of solar panels facing south makes about ${solarKwhPerKwp} kWh a year ${within(county.name)}.`
        : `At about ${solarKwhPerKwp} kWh a year for each kilowatt, solar panels make less ${within(county.name)} than further south.`
  return {
    key: 'sun',
    heading: shortestDay.noonAltitude < 12 ? 'A very low winter sun' : 'Solar panels and winter',
    text: sentences(
      yieldHere,
      'Most of that comes between April and September, when homes need little heat.',
      `On the shortest day the sun is up over ${named(place.name)} for ${daylight(shortestDay.minutes)} and rises to ${Math.round(shortestDay.noonAltitude)}° at noon.`,
      `Solar panels therefore cover little of the ${kwh(flat.yearKwh)} of heat that a 1990s two-bedroom flat needs to stay warm all year.`,
    ),
  }
}
