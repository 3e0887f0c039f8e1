import { regionName } from '@/lib/domain/electrical/regions'
import { homeOf, type LocalHome } from '@/lib/domain/locations/local-homes'
import { electricityRegion } from '@/lib/domain/locations/local-homes'
import { counted } from '@/lib/format/counted'

import { setting } from '../sentences/setting'
import { type About, type AboutTopic, sentences } from '../text/about'
import { named } from '../text/area-names'
import type { TopicText } from '../text/topic-text'
import { celsius, inKilowatts, panelsIn, shareGiven } from '../text/wording'

/** Panels, circuits and the supply of whole homes. */
export function installation(about: AboutTopic): TopicText {
  const { place, homes, designC } = about.facts
  const { panelsPer16aMax } = about.panel
  const [terrace, semi, flat] = [homeOf(homes, 'terrace'), homeOf(homes, 'semi'), homeOf(homes, 'flat')]
  const region = electricityRegion(place.electricityRegion)
  const needs = (home: LocalHome, words: string) =>
    `${words} loses ${inKilowatts(home.designWatts)} and ${panelsIn(home.fitted)} on ${counted(home.circuits, 'circuit')}${shareGiven(home.fitted)}.`
  const name = named(place.name)
  return {
    title: `Electric heating installation in ${name}: circuits and supply`,
    description: `How many panels and circuits typical homes in ${name} need, what the supply has to carry, and who approves it.`,
    lede: `A 1990s two-bedroom flat in ${name} ${panelsIn(flat.fitted)}${shareGiven(flat.fitted)}; a whole terraced house ${panelsIn(terrace.fitted)}${shareGiven(terrace.fitted)}.`,
    verdict: {
      key: 'verdict',
      heading: 'One room is simple, a house is a project',
      text: sentences(
        'A panel or two can usually share an existing circuit; a whole house needs circuits of its own and an electrician who checks the main fuse.',
        region &&
          `${name} is in the ${regionName(region)} network region, and its operator has to approve a demand above the rating of the supply.`,
      ),
    },
    paragraphs: [
      {
        key: 'circuits',
        heading: 'Three homes in figures',
        text: sentences(
          needs(flat, `When it is ${celsius(designC)} outside, a 1990s two-bedroom flat`),
          needs(terrace, 'A Victorian terrace'),
          needs(semi, 'A 1960s semi'),
          `A 16 A circuit carries at most ${panelsPer16aMax} panels.`,
        ),
      },
    ],
  }
}

/** Installers near the place; the page itself lists the firms. */
export function installers(about: About): TopicText {
  const { place } = about.facts
  const name = named(place.name)
  const [first] = about.neighbours
  return {
    title: `Infrared heating installers near ${name}`,
    description: `Firms that fit infrared ceiling panels near ${name}, by distance, and what to have ready when you call.`,
    lede: `Anyone who fits panels in ${name} should be a registered electrician, or work with one, and should see the ceiling before they quote.`,
    verdict: {
      key: 'verdict',
      heading: 'Ask for three comparable quotes',
      text: `The list gives distances in a straight line from ${name}${first ? `, so it includes firms around ${named(first.name)} too` : ''}. Ask each firm for the heat loss of the room, the circuit they will use and a fixed price, and give them your postcode.`,
    },
    paragraphs: [setting(about)],
  }
}
