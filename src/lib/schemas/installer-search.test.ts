import { expect, test } from 'vitest'

import { fieldErrors } from './field-errors'
import { installerSearchSchema } from './installer-search'

test.each([
  ['SN10 1AA', 'SN10'],
  ['sn10', 'SN10'],
  [' ba11aa ', 'BA1'],
  ['EC1A 1BB', 'EC1A'],
])('reduces %j to its outward code', (postcode, code) => {
  expect(installerSearchSchema.parse({ postcode })).toEqual({ postcode: code })
})

test.each([undefined, '', 'nowhere', 'ZZ1 1AA', 'JE2 3AB', 'SN10 1AA SN10 1AA', ['SN10', 'BA1']])(
  'reports %j at the field',
  (postcode) => {
    const { error } = installerSearchSchema.safeParse({ postcode })
    expect(error && fieldErrors(error)).toEqual([{ path: 'postcode', message: 'Please enter a valid postcode' }])
  },
)
