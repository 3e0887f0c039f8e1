import { expect, test } from 'vitest'

import { fromFormErrors, type ShownErrors, toFormErrors } from './form-errors'

test.each<ShownErrors>([
  { errors: {}, fault: null },
  { errors: {}, fault: 'We are moving house.' },
  { errors: { name: 'Name is needed', email: 'Email is needed' }, fault: null },
  { errors: { email: 'Email is needed' }, fault: 'Your message has not been sent.' },
])('$errors and $fault survive the conversion to the form library and back', (shown) => {
  expect(fromFormErrors(toFormErrors(shown))).toEqual(shown)
})

test('the messages stay in the order of the form', () => {
  const errors = { name: 'Name is needed', email: 'Email is needed', area: 'Area is needed' }
  const held = toFormErrors({ errors, fault: 'Not sent.' })
  expect(Object.keys(fromFormErrors(held).errors)).toEqual(['name', 'email', 'area'])
})

test('without a fault there is none among the errors, so that the form can be sent', () => {
  expect(toFormErrors({ errors: {}, fault: null })).toEqual({})
})
