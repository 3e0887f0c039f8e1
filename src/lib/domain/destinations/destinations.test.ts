import { expect, test } from 'vitest'

import { areaOf } from '../places/outward-codes'
import outwardCodes from '../places/outward-codes.json'
import { DELIVERED_TO, destinationOf, DESTINATIONS, whyNotDelivered } from './destinations'

test('orders are delivered to Great Britain and Northern Ireland, where our VAT is charged', () => {
  expect(DELIVERED_TO).toBe('Great Britain and Northern Ireland')
  for (const { isDelivered, vat } of DESTINATIONS) if (isDelivered) expect(vat).toBe('charged')
})

test('every postcode area of Great Britain and Northern Ireland is delivered to', () => {
  const areas = new Set(Object.keys(outwardCodes).map(areaOf))
  expect(areas.size).toBeGreaterThan(115)
  for (const area of areas) expect([area, whyNotDelivered(`${area}1 1AA`)]).toEqual([area, null])
})

test.each([
  ['IM1 1AA', 'the Isle of Man'],
  [' je2 3ab', 'Jersey'],
  ['JE2-3AB.', 'Jersey'],
  ['JE', 'Jersey'],
  ['GY9 3UF', 'Guernsey, Alderney or Sark'],
  ['BF1 2AT', 'a British forces address'],
  ['BFPO 801', 'a British forces address'],
  ['bfpo57', 'a British forces address'],
])('%s is %s', (postcode, name) => {
  expect(destinationOf(postcode)?.name).toBe(name)
  expect(whyNotDelivered(postcode)).toContain(name)
})

test.each(['XX1 1XX', 'QQ1 1AA', 'ASCN 1ZZ', 'BX1 1LT', '', '12345'])('%j is nowhere', (postcode) => {
  expect(destinationOf(postcode)).toBeNull()
  expect(whyNotDelivered(postcode)).toContain('no such postcode area')
})
