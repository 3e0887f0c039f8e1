import { expect, it } from 'vitest'

import weather from '../climate/data/area-weather.json'
import { regionOfArea } from './area-region'
import { ELECTRICITY_REGIONS, regionName } from './regions'

const areas = Object.keys(weather)

it.each([
  ['AB', 'P', true],
  ['BA', 'L', false],
  ['EH', 'N', true],
  ['W', 'C', false],
  ['TR', 'L', true],
] as const)('%s is in %s, entirely: %s', (area, region, isWhole) =>
  expect(regionOfArea(area)).toEqual({ region, isWhole }),
)

it.each(['BT', 'QQ', '', 'b'])('%j has no region', (area) => expect(regionOfArea(area)).toBeNull())

it('every postcode area with climate data has a region, except in Northern Ireland', () => {
  expect(areas.length).toBeGreaterThan(100)
  expect(areas.filter((area) => area !== 'BT' && regionOfArea(area) === null)).toEqual([])
})

it('every region has a name and an area', () => {
  for (const { value, label } of ELECTRICITY_REGIONS) {
    expect(regionName(value)).toBe(label)
    expect(areas.some((area) => regionOfArea(area)?.region === value)).toBe(true)
  }
  expect(regionName(null)).toBe('average of Great Britain')
})
