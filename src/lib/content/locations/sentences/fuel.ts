import { regionName } from '@/lib/domain/electrical/regions'
import { comparedFigure } from '@/lib/domain/locations/local-facts'
import { electricityRegion, homeOf } from '@/lib/domain/locations/local-homes'
import { pounds } from '@/lib/format/pounds'

import { type About, type Paragraph, sentences } from '../text/about'
import { named, within } from '../text/area-names'
import { kwh, listed, pence, percent } from '../text/wording'

/** Homes off mains gas. */
export function gas({ facts }: About): Paragraph | null {
  const { district, place } = facts
  const off = comparedFigure(facts, 'offGas')?.value
  if (off === undefined || !district) return null
  const use = district.meanGasKwh
  if (off >= 60)
    return {
      key: 'offGas',
      heading: 'Most homes without a gas meter',
      text: `${percent(off)} of electricity meters ${within(district.name)} have no matching gas meter; 13% is typical. The alternatives are oil, LPG, a heat pump, a heat network and electric heaters, so compare panels with those and not with a gas boiler.`,
    }
  if (off >= 22)
    return {
      key: 'offGas',
      heading: 'Many homes without gas',
      text: sentences(
        `${percent(off)} of electricity meters ${within(district.name)} have no matching gas meter; 13% is typical of councils in Great Britain. Some belong to all-electric flats in streets with gas, others to homes heated with oil or LPG.`,
        use !== undefined && `Homes with gas use ${kwh(use)} of it a year on average.`,
      ),
    }
  if (off >= 10)
    return {
      key: 'offGas',
      heading: 'Mostly gas, with exceptions',
      text: sentences(
        `${percent(off)} of electricity meters ${within(district.name)} have no matching gas meter.`,
        use !== undefined &&
          `Homes with gas use ${kwh(use)} of it a year on average, ${use >= 12_700 ? 'more than' : use <= 11_300 ? 'less than' : 'about as much as'} in a typical council (12,040 kWh).`,
        `Where there is gas in ${named(place.name)}, a boiler costs less to run than panels.`,
      ),
    }
  return {
    key: 'offGas',
    heading: 'Gas almost everywhere',
    text: sentences(
      `Only ${percent(off)} of electricity meters ${within(district.name)} have no matching gas meter.`,
      use !== undefined && `Homes with gas use ${kwh(use)} of it a year on average.`,
      `A room that is seldom used, an extension or a loft conversion in ${named(place.name)} is therefore a better case for panels than a whole house.`,
    ),
  }
}

/** Economy 7 meters, which usually mean storage heaters. */
export function nightMeters({ facts }: About): Paragraph | null {
  const { district, homes } = facts
  const share = comparedFigure(facts, 'nightMeters')?.value
  if (share === undefined || !district) return null
  const flat = homeOf(homes, 'flat').pence
  if (share >= 20)
    return {
      key: 'nightMeters',
      heading: 'Many night-rate meters',
      text: sentences(
        `${percent(share)} of electricity meters ${within(district.name)} are Economy 7 meters; 12% is typical. Such homes usually have storage heaters, or had them.`,
        flat !== null &&
          `In a 1990s two-bedroom flat, a year of heating costs ${pounds(flat.storage)} with storage heaters and ${pounds(flat.panels)} with panels.`,
      ),
    }
  if (share >= 9)
    return {
      key: 'nightMeters',
      heading: 'Economy 7',
      text: sentences(
        `${percent(share)} of electricity meters ${within(district.name)} charge less at night.`,
        flat !== null &&
          `In a 1990s two-bedroom flat, storage heaters cost ${pounds(flat.storage)} a year and panels ${pounds(flat.panels)}, because panels use little electricity at night.`,
      ),
    }
  return {
    key: 'nightMeters',
    heading: 'Few night tariffs',
    text: `Few homes ${within(district.name)} have an Economy 7 meter (${percent(share)} of electricity meters). If yours does, compare whole tariffs before you change the heaters: the day rate is higher than on a single-rate tariff.`,
  }
}

/** Rounded as in `pence`, so that printed differences add up. */
const tenths = (price: number) => Math.round(price * 10) / 10

/** The unit price of the region. */
export function price({ facts: { price: unit, place, homes }, town }: About): Paragraph | null {
  const region = electricityRegion(place.electricityRegion)
  if (!region)
    return {
      key: 'price',
      heading: 'Northern Ireland sets its own prices',
      text: `Ofgem’s price cap does not apply in Northern Ireland, so this page shows no costs for ${place.name}. To estimate yours, multiply the kilowatt-hours below by the unit rate on your electricity bill.`,
    }
  if (!unit) return null
  const { here, average, period } = unit
  const difference = tenths(here) - tenths(average)
  const terrace = homeOf(homes, 'terrace')
  const ofYear = terrace.pence ? terrace.pence.panels * (1 - average / here) : null
  const border = place.otherRegions.map((letter) => electricityRegion(letter)).filter((found) => found !== null)
  const edge =
    border.length > 0 &&
    `Some homes nearby are in the ${listed(border.map(regionName))} region${border.length > 1 ? 's' : ''}; your bill says which applies.`
  const name = regionName(region)
  if (Math.abs(difference) < 0.3)
    return {
      key: 'price',
      heading: 'Electricity at the average price',
      text: sentences(
        `Under the price cap for ${period}, a unit costs ${pence(here)} in the ${name} region, close to the average of ${pence(average)} for Great Britain.`,
        edge,
      ),
    }
  const isDear = difference > 0
  return {
    key: 'price',
    heading: isDear ? 'Electricity above the average price' : 'Electricity below the average price',
    text: sentences(
      `${named((town ?? place).name)} is in the ${name} region, where the capped rate is ${pence(here)} a unit (${period}), ${pence(Math.abs(difference))} ${isDear ? 'above' : 'below'} the average for Great Britain.`,
      ofYear !== null &&
        `Heating a Victorian terraced house with panels therefore costs ${pounds(Math.abs(ofYear))} a year ${isDear ? 'more' : 'less'}.`,
      edge,
    ),
  }
}

/** How much electricity homes use already. */
export function use({ facts: { district, place, homes } }: About): Paragraph | null {
  const mean = district?.meanElecKwh
  if (!district || mean === undefined) return null
  const written = kwh(mean)
  return {
    key: 'electricityUse',
    heading: 'What homes use now',
    text:
      mean >= 4_100
        ? `The average home ${within(district.name)} already uses ${written} of electricity a year; 3,530 kWh is typical. That suggests electric heating, large houses or both. Ask an electrician to check the rating of your supply before you add heaters.`
        : mean <= 3_150
          ? `The average home ${within(district.name)} uses ${written} of electricity a year, less than the typical 3,530 kWh. Keeping a two-bedroom flat in ${named(place.name)} warm all year takes another ${kwh(homeOf(homes, 'flat').yearKwh)} with panels.`
          : `The average home ${within(district.name)} uses ${written} of electricity a year, close to the typical 3,530 kWh. Keeping a two-bedroom flat warm all year takes another ${kwh(homeOf(homes, 'flat').yearKwh)} with panels.`,
  }
}
