import { UK_DEGREE_DAYS } from '@/lib/domain/locations/counties'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

import { type About, type Paragraph, sentences } from '../text/about'
import { named } from '../text/area-names'
import { celsius, inMiles, percent } from '../text/wording'

/** How cold it gets, and the heat demand that follows. */
export function winter({ facts }: About): Paragraph {
  const { place, degreeDays, designC, area } = facts
  const ratio = degreeDays / UK_DEGREE_DAYS
  const days = writtenNumber(degreeDays)
  const usual = writtenNumber(UK_DEGREE_DAYS)
  const more = percent(Math.abs(ratio - 1) * 100)
  const bill = pounds(100_000 * ratio)
  const { heading, text } =
    ratio >= 1.18
      ? {
          heading: 'A long, cold heating season',
          text: `${named(place.name)} has ${days} heating degree days in an average year, ${more} more than the UK’s ${usual}. Heat that costs £1,000 in an average UK winter costs about ${bill} there, so insulate the loft and the walls before you choose any heater.`,
        }
      : ratio >= 1.06
        ? {
            heading: 'Colder than most of the country',
            text: `With ${days} heating degree days a year against ${usual} for the UK, ${named(place.name)} needs ${more} more heat. Allow about ${bill} here for what costs £1,000 in an average UK winter.`,
          }
        : ratio >= 0.98
          ? {
              heading: 'An average UK winter',
              text: `The cold here is ordinary: ${days} heating degree days a year, against ${usual} for the UK. What a home in ${named(place.name)} loses through its walls, windows and draughts affects the bill far more than the weather does.`,
            }
          : ratio >= 0.9
            ? {
                heading: 'A slightly shorter heating season',
                text: `${named(place.name)} has ${days} heating degree days a year, ${more} fewer than the UK’s ${usual}: heat that costs £1,000 in an average UK winter costs about ${bill} here.`,
              }
            : {
                heading: 'Milder winters than most of the UK',
                text: `At ${days} heating degree days a year, ${named(place.name)} needs ${more} less heat than the UK as a whole (${usual}). A home that costs £1,000 to keep warm in an average UK winter costs about ${bill} here.`,
              }
  return {
    key: 'cold',
    heading,
    text: sentences(
      text,
      designC <= -3
        ? `Heating in ${area} postcodes is sized for ${celsius(designC)} outside.`
        : designC >= -1
          ? `The cold night that heating is sized for is only ${celsius(designC)} in ${area} postcodes.`
          : `Heaters are sized for a night of ${celsius(designC)}, the design temperature of ${area} postcodes.`,
    ),
  }
}

/** Frost and altitude at the nearest long-running weather station. */
export function frost({ facts: { station, stationKm, place } }: About): Paragraph {
  const { name, altitudeM, airFrostDays, januaryMeanC, januaryMinC, sunHours } = station
  const distance =
    stationKm < 3
      ? `The weather station at ${name} is ${inMiles(stationKm)} away`
      : `The nearest weather station with a long record is ${name}, ${inMiles(stationKm)} from ${named(place.name)}`
  const nights =
    airFrostDays >= 55
      ? `It has air frost on ${airFrostDays} days a year, and the average January night falls to ${celsius(januaryMinC)}.`
      : airFrostDays >= 30
        ? `It has air frost on ${airFrostDays} days a year, and January averages ${celsius(januaryMeanC)} over day and night.`
        : `It has air frost on only ${airFrostDays} days a year, and January averages ${celsius(januaryMeanC)}.`
  const height =
    altitudeM >= 150
      ? `The station is ${altitudeM} m above sea level, so lower ground is a little milder.`
      : `The station is ${altitudeM} m above sea level: take off roughly 0.6 °C for each 100 m that your home is higher.`
  return {
    key: 'frost',
    heading: 'Frost and height',
    text: sentences(
      `${distance}.`,
      nights,
      sunHours !== null && `The sun shines there for ${writtenNumber(sunHours)} hours a year.`,
      stationKm >= 3 && height,
    ),
  }
}
