import { expect, it } from 'vitest'

import { quoteVisitIn } from './quote-visit'
import { quoteRequestFrom } from './script-routes'

it('reads what a link to the form says', () => {
  const link = quoteRequestFrom('quick-calculator', { calculation: 'type=semi&area=93' })
  expect(quoteVisitIn(new URL(link, 'http://localhost').search)).toEqual({
    source: 'quick-calculator',
    calculation: 'type=semi&area=93',
    location: '',
    serviceType: '',
  })
})

it('reads which place and topic a link came from', () => {
  const link = quoteRequestFrom('location-page', { location: 'bath/widcombe', serviceType: 'landlord-heating' })
  expect(quoteVisitIn(new URL(link, 'http://localhost').search)).toEqual({
    source: 'location-page',
    calculation: '',
    location: 'bath/widcombe',
    serviceType: 'landlord-heating',
  })
})

it.each([
  '',
  '?source=',
  '?source=a%00b',
  '?source=<b>',
  `?source=${'a'.repeat(101)}`,
  `?calculation=${'a'.repeat(501)}`,
  '?location=../admin',
  '?location=<b>',
  '?location=a/b/c',
  `?location=${'a'.repeat(101)}`,
  '?serviceType=a%20b',
])('reads nothing from "%s"', (search) => {
  expect(quoteVisitIn(search)).toEqual({ source: '', calculation: '', location: '', serviceType: '' })
})
