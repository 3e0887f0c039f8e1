import type { ComparedFigure, ComparedKey } from '@/lib/domain/locations/local-facts'
import { writtenNumber } from '@/lib/format/written-number'

import { ordinary } from './opening-ordinary'
import { type About, sentences } from './text/about'
import { inCouncil, named, within } from './text/area-names'
import { kwh, pence, percent } from './text/wording'

/** Minimum deviation to call a figure high or low, in standard deviations. */
const UNUSUAL = 0.7

/** The first sentence of a page, about its most unusual figure that no neighbour opens with. */
export function opening(about: About): string {
  const { facts, angles } = about
  const most = facts.compared.find(({ key }) => key === angles[0]) ?? facts.compared[0]
  if (!most) return `What it takes to heat a home in ${named(facts.place.name)}.`
  return sentences(Math.abs(most.unusual) < UNUSUAL ? ordinary(most, about) : unusual(most, about))
}

function unusual({ key, value, usual, unusual: deviation }: ComparedFigure, { facts }: About): string {
  const { place, district, county, station } = facts
  const name = named(place.name)
  const council = district?.name ?? county.name
  const there = within(council)
  const [here, typical] = [value, usual].map((figure) => writtenNumber(Math.round(figure)))
  const texts: Record<ComparedKey, [high: string, low: string]> = {
    cold: [
      `${named(place.name)} has ${here} heating degree days a year against ${typical} for the UK, so homes there need more heat than most.`,
      `${named(place.name)} has ${here} heating degree days a year against ${typical} for the UK, so homes there need less heat than most.`,
    ],
    frost: [
      `The nearest weather station to ${name} with a long record, ${station.name}, has air frost on ${here} days a year, more than most.`,
      `The nearest weather station to ${name} with a long record, ${station.name}, has air frost on only ${here} days a year.`,
    ],
    offGas: [
      `${percent(value)} of electricity meters ${there} have no matching gas meter, so many homes in and around ${name} have no gas.`,
      `Almost every home ${there} has mains gas, so in ${name} compare panels with a gas boiler first.`,
    ],
    nightMeters: [
      `${percent(value)} of electricity meters ${there} have a night rate, against ${percent(usual)} in a typical council, so many homes in and around ${name} have, or had, storage heaters.`,
      `Only ${percent(value)} of electricity meters ${there} have a night rate, so few homes in ${name} have storage heaters to replace.`,
    ],
    privateRent: [
      `${percent(value)} of homes ${there} are let privately, so heating in ${name} is often the landlord’s decision.`,
      `Few homes ${there} are let privately (${percent(value)}), so in ${name} the person who chooses the heating usually pays to run it.`,
    ],
    socialRent: [
      `${percent(value)} of homes ${inCouncil(council, place.name)} belong to the council or a housing association, against ${percent(usual)} in a typical council.`,
      `Only ${percent(value)} of homes ${there} are social housing, so most households in ${name} choose their own heating.`,
    ],
    owned: [
      `${percent(value)} of homes ${inCouncil(council, place.name)} are owned outright, against ${percent(usual)} in a typical council.`,
      `Only ${percent(value)} of homes ${there} are owned outright: most households in and around ${name} have a landlord or a mortgage.`,
    ],
    price: [
      `Electricity in ${name} costs ${pence(value)} a unit under the price cap, more than the average of ${pence(usual)}.`,
      `Electricity in ${name} costs ${pence(value)} a unit under the price cap, less than the average of ${pence(usual)}.`,
    ],
    sun: [
      `A kilowatt of solar panels ${within(county.name)} makes about ${here} kWh a year, more than in most of the UK, but little of it when homes in ${name} need heat.`,
      `A kilowatt of solar panels ${within(county.name)} makes about ${here} kWh a year, less than in most of the UK, and little of it when homes in ${name} need heat.`,
    ],
    gasUse: [
      `Homes with gas ${there} use ${kwh(value)} of it a year against ${kwh(usual)} in a typical council, so in ${name} it is worth looking at the insulation first.`,
      `Gas bills in and around ${name} are lower than most: homes with gas ${there} use ${kwh(value)} of it a year, against ${kwh(usual)} in a typical council.`,
    ],
    electricityUse: [
      `The average home ${inCouncil(council, place.name)} uses ${kwh(value)} of electricity a year, against ${kwh(usual)} in a typical council.`,
      `The average home ${there} uses only ${kwh(value)} of electricity a year, so in ${name} electric heating would add a good deal to that.`,
    ],
  }
  return texts[key][deviation > 0 ? 0 : 1]
}
