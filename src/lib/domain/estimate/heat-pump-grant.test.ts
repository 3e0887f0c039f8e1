import { expect, test } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import { effectiveAssumptions } from '../assumptions/effective'
import { heatPumpGrants } from './heat-pump-grant'

test.each([
  ['oil', '2026-11-20', 900_000],
  ['lpg', '2026-11-20', 900_000],
  ['oil', '2026-07-21', 900_000],
  ['oil', '2026-07-20', null],
  ['gas-old', '2026-11-20', null],
  ['heat-pump', '2026-11-20', null],
])('off the gas grid with %s on %s: %s p', (heating, date, grantOffGasPence) => {
  const effective = effectiveAssumptions({ assumptions: DEFAULT_ASSUMPTIONS, date })
  if (!effective.ok) throw new Error(effective.reason)
  expect(heatPumpGrants({ heating, effective })).toEqual({ grantPence: 750_000, grantOffGasPence })
})
