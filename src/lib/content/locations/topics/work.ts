import { pounds, poundsAndPence } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

import { borders } from '../sentences/borders'
import { frost } from '../sentences/winter'
import { type AboutTopic, sentences } from '../text/about'
import { named } from '../text/area-names'
import type { TopicText } from '../text/topic-text'
import { celsius, daylight, inKilowatts, pence } from '../text/wording'

/** Heat for a hall of 100 m², W. */
const HALL_WATTS = 6_000

/** An example hall, by its hours of use. */
export function commercial(about: AboutTopic): TopicText {
  const { place, price, designC, degreeDays, shortestDay } = about.facts
  const panels = Math.ceil(HALL_WATTS / about.panel.powerWatts)
  const hallKw = (panels * about.panel.powerWatts) / 1_000
  const power = inKilowatts(panels * about.panel.powerWatts)
  const name = named(place.name)
  const costOf = (hours: number) => pounds((price?.here ?? 0) * hallKw * hours * 30)
  return {
    title: `Commercial heating in ${name}: one hall, by the hour`,
    description: `What it costs to heat a 100 m² hall, shop or studio in ${name} with infrared panels for five, twenty or fifty hours a week.`,
    lede: price
      ? `A 100 m² hall in ${name} with ${panels} panels costs ${poundsAndPence(price.here * hallKw)} an hour to heat at full power, and nothing while it is empty.`
      : `A 100 m² hall in ${name} with ${panels} panels uses ${power} at full power, and nothing while it is empty.`,
    verdict: {
      key: 'verdict',
      heading: 'The cost depends on the hours',
      text: sentences(
        price &&
          `Over a season of 30 weeks at ${pence(price.here)} a unit, five hours a week come to ${costOf(5)}, twenty to ${costOf(20)} and fifty to ${costOf(50)}.`,
        price
          ? 'These are the capped prices for homes; business tariffs differ, so check your own unit rate.'
          : `Multiply the hours by ${power} and by the unit rate of your business tariff.`,
      ),
    },
    paragraphs: [
      {
        key: 'season',
        heading: 'Season and daylight',
        text: sentences(
          `${named(place.name)} has ${writtenNumber(degreeDays)} heating degree days a year, and heating is sized for nights of ${celsius(designC)}.`,
          `On the shortest day the sun is up for ${daylight(shortestDay.minutes)}, so evening classes and late opening hours take the most heat.`,
        ),
      },
      frost(about),
      borders(about),
    ].filter((one) => one !== null),
  }
}
