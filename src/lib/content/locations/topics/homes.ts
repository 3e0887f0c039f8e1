import { homeOf, LIVING_ROOM_M2 } from '@/lib/domain/locations/local-homes'
import { hasMainsGas } from '@/lib/domain/locations/mains-gas'
import { pounds } from '@/lib/format/pounds'

import { gas } from '../sentences/fuel'
import { tenure } from '../sentences/homes'
import { sun } from '../sentences/sun'
import { type About, type AboutTopic, sentences } from '../text/about'
import { named, within } from '../text/area-names'
import type { TopicText } from '../text/topic-text'
import { inKilowatts, panelsIn, percent, shareGiven } from '../text/wording'

/** Who benefits from infrared heating in the place, and who does not. */
export function benefits(about: About): TopicText {
  const { place, district, homes } = about.facts
  const name = named(place.name)
  const flat = homeOf(homes, 'flat')
  const off = district?.noGasMeterPct
  return {
    title: `Infrared heating in ${name}: who gains and who does not`,
    description: `Which homes in ${name} gain from infrared ceiling panels and which do not, by fuel, by tenure and by the hours each room is used.`,
    lede:
      off !== undefined && off >= 20
        ? `${percent(off)} of electricity meters ${within(district?.name ?? name)} have no matching gas meter: in homes without gas, panels are worth a look.`
        : `In ${name} the benefit of panels is comfort in rooms that you use for an hour or two, not a smaller bill for the whole house.`,
    verdict: {
      key: 'verdict',
      heading: 'What does not change',
      text: sentences(
        'A panel turns each unit of electricity into one unit of heat, like any electric heater.',
        flat.pence &&
          `In a two-bedroom flat in ${name} that means ${pounds(flat.pence.panels)} a year for heating, against ${hasMainsGas(about.facts) ? `${pounds(flat.pence.gas)} with gas` : `${pounds(flat.pence.heatPump)} with a heat pump`}, so any saving has to come from heating fewer rooms for fewer hours.`,
      ),
    },
    paragraphs: [gas, tenure, sun].map((compose) => compose(about)).filter((one) => one !== null),
  }
}

/** Living rooms: heat loss per square metre, by building age. */
export function residential(about: AboutTopic): TopicText {
  const { place, homes, area } = about.facts
  const [terrace, semi, flat] = [homeOf(homes, 'terrace'), homeOf(homes, 'semi'), homeOf(homes, 'flat')]
  const perM2 = (home: typeof flat) => Math.round(home.designWatts / home.floorAreaM2)
  const name = named(place.name)
  const room = (home: typeof flat) => `${panelsIn(home.livingRoom)}${shareGiven(home.livingRoom)}`
  return {
    title: `Radiant heating at home in ${name}, room by room`,
    description: `How many infrared panels a living room in ${name} takes, by the age of the house, on the cold night that heating in ${area} postcodes is sized for.`,
    lede: `A ${LIVING_ROOM_M2} m² living room in ${name} ${room(flat)} in a 1990s flat; in a Victorian terrace it ${room(terrace)}.`,
    verdict: {
      key: 'verdict',
      heading: 'Age matters more than size',
      text: `On the cold night that heating is sized for, each square metre of floor loses ${perM2(terrace)} W in a Victorian terrace, ${perM2(semi)} W in a 1960s semi and ${perM2(flat)} W in a 1990s flat with neighbours above and below. The whole terrace loses ${inKilowatts(terrace.designWatts)}, the semi ${inKilowatts(semi.designWatts)}.`,
    },
    paragraphs: [tenure(about)].filter((one) => one !== null),
  }
}
