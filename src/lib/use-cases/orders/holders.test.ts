import { expect, test } from 'vitest'

import { holdersOf } from './holders'

const SECRET = 'only for this test'
const CUSTOMER = {
  email: 'gwen@example.com',
  phone: '01632 960 010',
  street: '7 Mill Lane',
  postcode: 'SN10 1AA',
  sender: 'network',
}
const shared = (changes: object) => {
  const before = holdersOf(CUSTOMER, SECRET)
  return holdersOf({ ...CUSTOMER, ...changes }, SECRET).map((holder, index) => holder === before[index])
}

test.each([
  [{ email: 'GWEN+2@Example.com' }, [true, true, true, true]],
  [{ phone: '+44 1632 960010' }, [true, true, true, true]],
  [{ street: '7, mill  lane.', postcode: 'sn101aa' }, [true, true, true, true]],
  [{ email: 'other@example.com' }, [false, true, true, true]],
  [{ phone: '01632 960 011' }, [true, false, true, true]],
  [{ street: '8 Mill Lane' }, [true, true, false, true]],
  [{ postcode: 'SN10 1AB' }, [true, true, false, true]],
  [{ sender: 'other' }, [true, true, true, false]],
])('%j: same email, phone, address, network: %j', (changes, expected) => {
  expect(shared(changes)).toEqual(expected)
})

test('nothing can be read from them', () => {
  expect(holdersOf(CUSTOMER, SECRET).join()).not.toMatch(/gwen|01632|mill|sn10/i)
})
