import { expect, test, vi } from 'vitest'

import { atLeast, required, whenGiven } from './validators'

const inner = () => vi.fn((_value: unknown, _options: object) => 'from the field' as const)

test.each([null, undefined, '', '  ', []])('required returns the message for %j', (empty) => {
  expect(required('Name is required', inner())(empty, {})).toBe('Name is required')
})

test.each(['x', 0, false, ['x']])('required leaves %j to the field validator', (value) => {
  const validate = inner()
  const options = { maxLength: 3 }
  expect(required('Name is required', validate)(value, options)).toBe('from the field')
  expect(validate).toHaveBeenCalledWith(value, options)
})

test('whenGiven checks the text before the field validator', () => {
  const check = (text: string) => text === 'good' || 'not good'
  expect(whenGiven(check, inner())('bad', {})).toBe('not good')
  expect(whenGiven(check, inner())('good', {})).toBe('from the field')
})

test.each([null, undefined, '', ' ', 5])('whenGiven does not check %j', (value) => {
  expect(whenGiven(() => 'not good', inner())(value, {})).toBe('from the field')
})

test.each([null, undefined, 0, 0.99, Number.NaN, '2'])('atLeast refuses %j', (value) => {
  expect(atLeast({ least: 1, message: 'too few' }, inner())(value, {})).toBe('too few')
})

test('atLeast accepts the minimum itself', () => {
  expect(atLeast({ least: 1, message: 'too few' }, inner())(1, {})).toBe('from the field')
})
