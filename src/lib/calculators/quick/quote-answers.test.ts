import { expect, it } from 'vitest'

import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'

import { quoteAnswersOf } from './quote-answers'

it('answers the property questions of the quote form', () => {
  expect(quoteAnswersOf('postcode=SN&type=flat-top&area=62&built=1976-1982&heating=storage-heaters')).toEqual({
    propertyType: 'flat',
    propertySize: 'small',
    currentHeating: 'electric-heaters',
  })
})

it.each([
  ['99', 'small'],
  ['100', 'medium'],
  ['200', 'medium'],
  ['201', 'large'],
  ['300', 'large'],
  ['301', 'extra-large'],
])('%s m² is %s', (area, propertySize) => {
  expect(quoteAnswersOf(`area=${area}`)).toEqual({ propertySize })
})

it.each(['', 'type=castle&area=big&heating=fire', 'area=-5'])('leaves out what "%s" does not answer', (query) => {
  expect(quoteAnswersOf(query)).toEqual({})
})

it('covers every option of the calculator', () => {
  for (const { value } of PROPERTY_TYPES) expect(quoteAnswersOf(`type=${value}`)).toHaveProperty('propertyType')
  for (const { value } of HEATING_NOW) expect(quoteAnswersOf(`heating=${value}`)).toHaveProperty('currentHeating')
})
