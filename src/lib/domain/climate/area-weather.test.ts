import { describe, expect, it } from 'vitest'

import { distanceKm, type Position } from '../places/great-circle'
import codes from '../places/outward-codes.json'
import { climateOf } from './area-climate'
import { degreeDaysToday } from './climate-quantities'
import { degreeDaysOfYear } from './degree-days'
import { districtHeightM } from './district-height'
import { STATIONS } from './stations'

const STATIONS_USED = 5
const LAPSE_K_PER_M = 0.006

type Weather = { monthlyMeansC: readonly number[]; winterMinC: number }
type District = Weather & { code: string; area: string; position: Position; heightM: number }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const cooled = (meansC: readonly number[], metres: number) => meansC.map((meanC) => meanC - LAPSE_K_PER_M * metres)
const degreeDaysOf = (meansC: readonly number[]) => sum(degreeDaysOfYear(meansC))

/** The station method: the five nearest, each reduced to sea level, weighted by inverse square distance. */
function atSeaLevel(position: Position): Weather & { nearest: string } {
  const near = STATIONS.map((station) => ({ station, km: Math.max(1, distanceKm(position, station)) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, STATIONS_USED)
  const weights = sum(near.map(({ km }) => km ** -2))
  const weighted = (of: (station: (typeof STATIONS)[number]) => number) =>
    sum(near.map(({ station, km }) => (of(station) + LAPSE_K_PER_M * station.altitudeM) * km ** -2)) / weights
  return {
    monthlyMeansC: Array.from({ length: 12 }, (_, month) =>
      weighted(({ monthlyMeansC }) => monthlyMeansC[month] ?? NaN),
    ),
    winterMinC: weighted(({ winterMinC }) => winterMinC),
    nearest: near[0]?.station.name ?? '',
  }
}

const districts: District[] = Object.entries(codes).map(([code, [latitude = NaN, longitude = NaN]]) => {
  const position = { latitude, longitude }
  const heightM = districtHeightM(code)
  if (heightM === null) throw new Error(`No height of ${code}`)
  return { code, area: code.replace(/\d.*/, ''), position, heightM, ...atSeaLevel(position) }
})
const areas = [...new Set(districts.map(({ area }) => area))].sort()

/**
 * The height is that of the middle district; the air is midway between that of the warmest and the coldest, but that of
 * the coldest for winter nights: many stations stand on the coast, most homes inland.
 */
function weatherOf(within: readonly District[]) {
  const heights = within.map(({ heightM }) => heightM).sort((one, other) => one - other)
  const altitudeM = heights[Math.floor(heights.length / 2)] ?? NaN
  const byCold = within.toSorted((one, other) => degreeDaysOf(one.monthlyMeansC) - degreeDaysOf(other.monthlyMeansC))
  const [warmest, coldest] = [byCold.at(0), byCold.at(-1)].map((district) => district?.monthlyMeansC ?? [])
  const midway = between(warmest ?? [], coldest ?? [])
  const monthlyMeansC = cooled(midway, altitudeM)
  const middle = {
    latitude: mean(within.map(({ position }) => position.latitude)),
    longitude: mean(within.map(({ position }) => position.longitude)),
  }
  return {
    altitudeM,
    degreeDays: Math.round(degreeDaysOf(monthlyMeansC)),
    winterMinC: tenth(Math.min(...within.map(({ winterMinC }) => winterMinC)) - LAPSE_K_PER_M * altitudeM),
    station: atSeaLevel(middle).nearest,
    monthlyMeansC: monthlyMeansC.map(tenth),
  }
}

/** The air whose degree days are as many per cent above those of one place as they are below those of the other. */
function between(warmest: readonly number[], coldest: readonly number[]): number[] {
  const aim = 2 / (1 / degreeDaysOf(warmest) + 1 / degreeDaysOf(coldest))
  const share = (degreeDaysOf(coldest) - aim) / (degreeDaysOf(coldest) - degreeDaysOf(warmest) || 1)
  return warmest.map((meanC, month) => share * meanC + (1 - share) * (coldest[month] ?? NaN))
}

const tenth = (value: number) => Math.round(10 * value) / 10
const table = areas.map((area) => [area, weatherOf(districts.filter((district) => district.area === area))] as const)
const linesOf = (rows: readonly (readonly [string, unknown])[]) =>
  `{\n${rows.map(([area, row]) => `"${area}":${JSON.stringify(row)}`).join(',\n')}\n}\n`

describe('the tables of the weather of postcode areas', () => {
  it('are what the station method gives: update them with vitest -u', async () => {
    const rows = table.map(([area, { monthlyMeansC: _months, ...row }]) => [area, row] as const)
    await expect(linesOf(rows)).toMatchFileSnapshot('./data/area-weather.json')
  })

  it('have months of the same air', async () => {
    const rows = table.map(([area, { monthlyMeansC }]) => [area, monthlyMeansC.join(' ')] as const)
    await expect(linesOf(rows)).toMatchFileSnapshot('./data/area-months.json')
  })
})

/** Degree days that calculators use for a home in a district without an altitude of its own. */
function calculated({ area, heightM }: District, altitudeM = heightM): number {
  const climate = climateOf(area)
  if (!climate) throw new Error(`No climate of ${area}`)
  return degreeDaysToday({ ...climate, altitudeM }).value
}

const acrossBorders = (district: District) =>
  districts.filter((other) => other.area !== district.area && distanceKm(district.position, other.position) < 15)

describe('the climate of a district', () => {
  it('has the degree days of the average of its stations at its height, to 5.0 %', () => {
    const errors = districts.map((district) => ({
      code: district.code,
      error: calculated(district) / degreeDaysOf(cooled(district.monthlyMeansC, district.heightM)) - 1,
    }))
    const beyond = errors.filter(({ error }) => Math.abs(error) >= 0.0505)
    expect(beyond).toEqual([])
    expect(districts.length).toBeGreaterThan(2_900)
    expect(Math.abs(mean(errors.map(({ error }) => error)))).toBeLessThan(0.005)
    expect(Math.sqrt(mean(errors.map(({ error }) => error ** 2)))).toBeLessThan(0.02)
  })

  it('differs by 12 % at most from that of a neighbour at the same height', () => {
    const steps = districts.flatMap((district) =>
      acrossBorders(district).map((other) => ({
        between: `${district.code} and ${other.code}`,
        step: calculated(other, district.heightM) / calculated(district) - 1,
      })),
    )
    expect(steps.length).toBeGreaterThan(1_000)
    expect(steps.filter(({ step }) => Math.abs(step) > 0.12)).toEqual([])
  })

  it('sizes for 12 % more or less than in a neighbour at most', () => {
    const toHeatK = ({ area }: District) => 21 - (climateOf(area)?.designC ?? NaN)
    const steps = districts.flatMap((district) =>
      acrossBorders(district).map((other) => ({
        between: `${district.area} and ${other.area}`,
        step: toHeatK(other) / toHeatK(district) - 1,
      })),
    )
    expect(steps.filter(({ step }) => !(Math.abs(step) <= 0.12))).toEqual([])
  })
})
