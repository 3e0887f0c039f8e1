import { chargedCaps } from '../assumptions/charged-caps'
import type { Numbers } from '../assumptions/default-assumptions'
import { lastBegun } from '../assumptions/last-begun'
import type { AreaClimate } from '../climate/area-climate'
import { degreeDaysToday, designOutdoor } from '../climate/climate-quantities'
import { nearestStation, type Station } from '../climate/stations'
import { type VatChange, vatChangeOn } from '../quantity/price-vat'
import { type County, countyOf, UK_DEGREE_DAYS } from './counties'
import { type District, districtOf } from './districts'
import { electricityRegion, type HomesBasis, type HomesInput, type LocalHome } from './local-homes'
import type { Place } from './place'
import { placeClimate } from './place-climate'
import { shortestDay } from './winter-sun'

/** Figures that can be compared with the rest of the UK. */
export const COMPARED = [
  'cold',
  'frost',
  'offGas',
  'nightMeters',
  'privateRent',
  'socialRent',
  'owned',
  'price',
  'sun',
  'gasUse',
  'electricityUse',
] as const

export type ComparedKey = (typeof COMPARED)[number]

/** `unusual` is the distance from the UK figure in standard deviations, negative below it. */
export type ComparedFigure = { key: ComparedKey; value: number; usual: number; unusual: number }

/** Usual value and standard deviation across councils (regions for the price, stations for frost). */
const USUAL: Readonly<Record<Exclude<ComparedKey, 'price'>, readonly [value: number, deviation: number]>> = {
  cold: [UK_DEGREE_DAYS, 216],
  frost: [35, 20],
  offGas: [13, 15],
  nightMeters: [12, 8.8],
  privateRent: [17.5, 6.3],
  socialRent: [14.6, 6],
  owned: [35.2, 7.5],
  sun: [870, 51],
  gasUse: [12_044, 1_357],
  electricityUse: [3_531, 496],
}

/** Standard deviation of regional unit rates, pence. */
const PRICE_DEVIATION = 0.9

/** Facts about heating a home in a place. Figures without data are absent or null. */
export type LocalFacts = {
  place: Place
  county: County
  district: District | null
  /** Its main postcode area. */
  area: string
  /** At the height of the place. */
  climate: AreaClimate
  degreeDays: number
  designC: number
  station: Station
  stationKm: number
  shortestDay: { minutes: number; noonAltitude: number }
  /** Pence a kWh, here and on average, and the announced change of VAT; null in Northern Ireland. */
  price: { here: number; average: number; period: string; vatChange: VatChange | null } | null
  homes: LocalHome[]
  /** The most unusual first. */
  compared: ComparedFigure[]
}

type LocalFactsInput = {
  place: Place
  basis: HomesBasis
  /** `localHomes`, or a memoised version of it. */
  homesOf: (input: HomesInput) => LocalHome[]
}

export function localFacts({ place, basis, homesOf }: LocalFactsInput): LocalFacts {
  const { numbers, date } = basis
  const county = countyOf(place.county)
  const district = districtOf(place.district)
  const climate = placeClimate(place)
  const degreeDays = Math.round(degreeDaysToday(climate).value)
  const designC = Math.round(10 * designOutdoor({ climate }).value) / 10
  const { station, km } = nearestStation(place)
  const price = unitPrice({ letter: place.electricityRegion, numbers, date })
  return {
    place,
    county,
    district,
    area: climate.area,
    climate,
    degreeDays,
    designC,
    station,
    stationKm: km,
    shortestDay: shortestDay(place.latitude),
    price,
    homes: homesOf({ ...basis, climate, region: place.electricityRegion }),
    compared: comparedFigures({ degreeDays, county, district, station, price }),
  }
}

function comparedFigures({
  degreeDays,
  county,
  district,
  station,
  price,
}: Pick<LocalFacts, 'degreeDays' | 'county' | 'district' | 'station' | 'price'>): ComparedFigure[] {
  const values: Record<Exclude<ComparedKey, 'price'>, number | undefined> = {
    cold: degreeDays,
    frost: station.airFrostDays,
    offGas: district?.noGasMeterPct,
    nightMeters: district?.economy7MetersPct,
    privateRent: district?.privateRentPct,
    socialRent: district?.socialRentPct,
    owned: district?.ownedOutrightPct,
    sun: county.solarKwhPerKwp,
    gasUse: district?.meanGasKwh,
    electricityUse: district?.meanElecKwh,
  }
  const figures = COMPARED.flatMap((key): ComparedFigure[] => {
    if (key === 'price')
      return price
        ? [{ key, value: price.here, usual: price.average, unusual: (price.here - price.average) / PRICE_DEVIATION }]
        : []
    const value = values[key]
    const [usual, deviation] = USUAL[key]
    return value === undefined ? [] : [{ key, value, usual, unusual: (value - usual) / deviation }]
  })
  return figures.sort((a, b) => Math.abs(b.unusual) - Math.abs(a.unusual))
}

function unitPrice({
  letter,
  numbers: { tariffs },
  date,
}: {
  letter: string
  numbers: Numbers
  date: string
}): LocalFacts['price'] {
  const region = electricityRegion(letter)
  if (!region) return null
  const capOf = (capRegion: typeof region | null) =>
    lastBegun(chargedCaps(tariffs.filter((cap) => cap.region === capRegion)), date)
  const [here, average] = [capOf(region), capOf(null)]
  if (!here || !average) return null
  return {
    here: here.electricity.pencePerKwh,
    average: average.electricity.pencePerKwh,
    period: here.period,
    vatChange: vatChangeOn({ vat: here.electricityVat, date }),
  }
}

export const comparedFigure = (facts: Pick<LocalFacts, 'compared'>, key: ComparedKey): ComparedFigure | null =>
  facts.compared.find((figure) => figure.key === key) ?? null
