import { expect, test } from 'vitest'

import { MESSAGES } from '@/lib/forms/messages'

import { readSolarQuote } from './solar-quote'

const FORM = {
  type: 'semi',
  area: '93',
  built: '1976-1982',
  occupancy: 'all-day',
  kwp: '4',
  facing: 'south',
  pitch: '35',
  householdKwh: '2,500',
}
const read = (changes: Record<string, string> = {}) => readSolarQuote(Object.entries({ ...FORM, ...changes }))

test('units and thousands may be typed, and what is left empty is absent', () => {
  expect(read({ kwp: '6.5 kWp', pitch: '30°', battery: '', exportPence: '15p', postcode: 'ba1 1aa' })).toEqual({
    ok: true,
    questions: expect.objectContaining({
      kwp: 6.5,
      pitch: 30,
      battery: 0,
      exportPence: 15,
      householdKwh: 2_500,
      postcode: { area: 'BA', heightM: 90 },
    }),
  })
  expect(read()).toMatchObject({ ok: true, questions: expect.not.objectContaining({ heatingKwh: 0 }) })
})

test.each([
  ['kwp', '0', MESSAGES.solarKwp],
  ['kwp', 'four', MESSAGES.solarKwp],
  ['kwp', '4,5', MESSAGES.solarKwp],
  ['battery', '7,5 kWh', MESSAGES.solarBattery],
  ['exportPence', '1,5', MESSAGES.solarExport],
  ['facing', 'up', MESSAGES.solarFacing],
  ['pitch', '91', MESSAGES.solarPitch],
  ['battery', '-1', MESSAGES.solarBattery],
  ['heatingKwh', '5', MESSAGES.solarHeating],
  ['householdKwh', '', MESSAGES.solarHousehold],
  ['exportPence', '101', MESSAGES.solarExport],
])('%s of "%s" is refused in words', (name, value, message) => {
  expect(read({ [name]: value })).toMatchObject({ ok: false, errors: { [name]: message } })
})
