import { expect, it, test } from 'vitest'

import { fieldErrors } from './field-errors'
import { formValues } from './form-values'
import { typedProjectForm, typedProjectSchema } from './typed-project'

const read = (typed: Record<string, string>) =>
  typedProjectSchema.safeParse(
    formValues(Object.entries({ built: '1976-1982', rooms: 'A,hall,3,2,,2.4', ...typed }), typedProjectForm),
  )

it('uses defaults for blank fields', () => {
  expect(read({ name: '', nation: '', airMethod: '' }).data).toEqual({
    name: '',
    postcode: '',
    nation: 'postcode',
    built: '1976-1982',
    altitudeM: '',
    outdoorC: '',
    coldSpell: false,
    neighbours: 'as-warm',
    airMethod: 'current',
    draughtiness: 'usual',
    rooms: 'A,hall,3,2,,2.4',
    as: 'page',
  })
})

test.each([
  ['yes', true],
  ['no', false],
])('a cold spell: %s', (coldSpell, value) => expect(read({ coldSpell }).data?.coldSpell).toBe(value))

it('keeps an empty first cell', () => expect(read({ rooms: '\thall\t3' }).data?.rooms).toBe('\thall\t3'))

test.each([
  [{ rooms: ' \n ' }, { path: 'rooms', message: 'Enter one room per line' }],
  [{ rooms: 'A'.repeat(30_001) }, { path: 'rooms', message: 'Please use 30,000 characters or fewer' }],
  [{ built: '' }, { path: 'built', message: 'Please select when it was built' }],
  [{ as: 'exe' }, { path: 'as', message: 'Invalid input' }],
  [{ unknown: 'x' }, { path: '', message: 'Invalid input' }],
])('%# is rejected', (typed: Record<string, string>, error) => {
  const { error: refused } = read(typed)
  expect(refused && fieldErrors(refused)).toEqual([error])
})
