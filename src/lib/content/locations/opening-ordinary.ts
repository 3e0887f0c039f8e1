import type { ComparedFigure } from '@/lib/domain/locations/local-facts'
import { writtenNumber } from '@/lib/format/written-number'

import type { About } from './text/about'
import { inCouncil, named, within } from './text/area-names'
import { kwh, pence, percent } from './text/wording'

/** The opening sentence for a place whose most unusual figure is close to the UK’s. */
export function ordinary({ key, value, usual }: ComparedFigure, { facts }: About): string {
  const { place, district, county, station } = facts
  const name = named(place.name)
  const council = district?.name ?? county.name
  const there = within(council)
  const [here, typical] = [value, usual].map((figure) => writtenNumber(Math.round(figure)))
  switch (key) {
    case 'cold':
      return `Homes in ${name} need about as much heat as the UK average: ${here} heating degree days a year against ${typical}.`
    case 'frost':
      return `The nearest weather station to ${name} with a long record, ${station.name}, has air frost on ${here} days a year; ${typical} are typical.`
    case 'offGas':
      return `${percent(value)} of electricity meters ${there} have no matching gas meter (${percent(usual)} is typical), so most homes in ${name} compare panels with gas.`
    case 'nightMeters':
      return `${percent(value)} of electricity meters ${there} have a night rate; most homes in ${name} pay the same price day and night.`
    case 'privateRent':
      return `${percent(value)} of homes ${inCouncil(council, place.name)} are let privately, close to the typical ${percent(usual)}.`
    case 'socialRent':
      return `${percent(value)} of homes ${inCouncil(council, place.name)} are social housing, close to the typical ${percent(usual)}.`
    case 'owned':
      return `${percent(value)} of homes ${inCouncil(council, place.name)} are owned outright, close to the typical ${percent(usual)}.`
    case 'price':
      return `Electricity in ${name} costs ${pence(value)} a unit under the price cap, about the average for Great Britain.`
    case 'sun':
      return `A kilowatt of solar panels near ${name} makes about ${here} kWh a year, as in much of the UK, and little of it in winter.`
    case 'gasUse':
      return `Homes with gas ${inCouncil(council, place.name)} use ${kwh(value)} of it a year, close to the typical ${kwh(usual)}.`
    case 'electricityUse':
      return `The average home ${inCouncil(council, place.name)} uses ${kwh(value)} of electricity a year, close to the typical ${kwh(usual)}.`
  }
}
