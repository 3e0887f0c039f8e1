import { compassPoint } from '@/lib/domain/locations/compass'
import type { Place } from '@/lib/domain/locations/place'
import { distanceKm, milesOf, type Position } from '@/lib/domain/places/great-circle'
import { areaOf } from '@/lib/domain/places/outward-codes'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

/** 'a, b and c' */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** 'about 94,800': never exact, since populations are from different years. */
export function aboutPeople(population: number): string {
  const step = population >= 100_000 ? 1_000 : population >= 10_000 ? 100 : 50
  return `about ${writtenNumber(Math.round(population / step) * step)}`
}

/** '5 miles', 'a mile', 'under a mile' */
export function inMiles(km: number): string {
  const miles = milesOf(km)
  if (miles < 0.75) return 'under a mile'
  const whole = Math.round(miles)
  return whole === 1 ? 'a mile' : `${whole} miles`
}

/** '5 miles south-east' */
export const wayTo = (from: Position, to: Position): string =>
  `${inMiles(distanceKm(from, to))} ${compassPoint(from, to)}`

export const percent = (value: number): string => `${writtenNumber(Math.round(value))}%`

export const kwh = (value: number): string => `${writtenNumber(Math.round(value / 10) * 10)} kWh`

/** '26.6p' */
export const pence = (value: number): string => `${writtenNumber(value, { least: 1, most: 1 })}p`

/** '−1.7 °C', with a true minus sign */
export const celsius = (value: number): string =>
  `${value < 0 ? '−' : ''}${writtenNumber(Math.abs(value), { most: 1 })} °C`

/** Share of homes as a phrase: 'one home in six', 'two homes in five', 'a third of homes' */
export function homesIn(pct: number): string {
  const phrases: readonly (readonly [number, string])[] = [
    [3, 'about one home in thirty'],
    [5, 'about one home in twenty'],
    [7.5, 'about one home in thirteen'],
    [10, 'about one home in ten'],
    [12.5, 'about one home in eight'],
    [16.7, 'about one home in six'],
    [20, 'about one home in five'],
    [25, 'about a quarter of homes'],
    [33, 'about a third of homes'],
    [40, 'about two homes in five'],
    [50, 'about half of all homes'],
    [60, 'about three homes in five'],
    [67, 'about two thirds of homes'],
    [75, 'about three quarters of homes'],
    [100, 'almost every home'],
  ]
  const closest = phrases.reduce((best, phrase) =>
    Math.abs(phrase[0] - pct) < Math.abs(best[0] - pct) ? phrase : best,
  )
  return closest[1]
}

const DISTRICTS_MAX = 9

/** 'BA1 and BA2'; the areas of a place with many districts: 'BS', 'E, EC and N' */
export const postcodes = (districts: readonly string[]): string =>
  listed(districts.length > DISTRICTS_MAX ? [...new Set(districts.map(areaOf))] : districts)

/** A suburb with its town: 'Widcombe, Bath' */
export const fullName = (place: Pick<Place, 'name'>, town: Pick<Place, 'name'> | null): string =>
  town ? `${place.name}, ${town.name}` : place.name

/** '7 hours 51 minutes' */
export function daylight(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`
}

/** '£305 more': the difference of two amounts as rounded by `pounds`, so that printed figures add up. */
export function moreOrLess(pence: number, than: number): string {
  const difference = Math.round(pence / 100) - Math.round(than / 100)
  return `${pounds(Math.abs(difference) * 100)} ${difference > 0 ? 'more' : 'less'}`
}

type Fitted = { panels: number; neededWatts: number; givenWatts: number }

/** Less is rounding. */
const SHORT_W = 50

/** 'takes 11 panels', or where the ceilings may not have enough: 'may have 24 panels' */
export const panelsIn = (home: Fitted): string =>
  `${isShort(home) ? 'may have' : 'takes'} ${counted(home.panels, 'panel')}`

/** ', which give 3.9 of the 6.2 kW that it needs', or nothing where panels give all of it. */
export const shareGiven = (home: Fitted): string =>
  isShort(home)
    ? `, which give ${inKilowatts(home.givenWatts).replace(' kW', '')} of the ${inKilowatts(home.neededWatts)} that it needs`
    : ''

const isShort = ({ neededWatts, givenWatts }: Fitted) => neededWatts - givenWatts >= SHORT_W

/** '7.4 kW' */
export const inKilowatts = (watts: number): string => `${writtenNumber(watts / 1000, { least: 1, most: 1 })} kW`

/** 'only a little larger', 'about 10 times the size' */
export function howMuchLarger(ratio: number): string {
  if (ratio < 1.25) return 'only a little larger'
  if (ratio < 1.75) return 'about half as large again'
  if (ratio < 2.5) return 'about twice the size'
  return `about ${writtenNumber(Math.round(ratio))} times the size`
}
