import { expect, test } from 'vitest'

import { districtHeightM, heightOfPostcodeM } from './district-height'

test.each([
  ['SK17', 280, 360],
  ['BA1', 40, 130],
  ['CF10', 0, 40],
  ['NP22', 280, 360],
  ['EC1A', 10, 40],
  ['HS1', 0, 30],
  ['BT1', 0, 30],
])('%s is between %d and %d m', (code, low, high) => {
  const heightM = districtHeightM(code)
  expect(heightM).toBeGreaterThanOrEqual(low)
  expect(heightM).toBeLessThanOrEqual(high)
})

test.each(['SN', '', 'XX1', 'SN999', 'BA98'])('%j has no height', (code) => expect(districtHeightM(code)).toBeNull())

test('a postcode has the height of its district', () => {
  expect(heightOfPostcodeM(' sk17 6aa')).toBe(districtHeightM('SK17'))
  expect(heightOfPostcodeM('SK')).toBeNull()
  expect(heightOfPostcodeM('not a postcode')).toBeNull()
})
