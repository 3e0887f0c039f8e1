import { expect, test } from 'vitest'

import { missingForStore } from './store-readiness'

const READY = {
  takesCards: false,
  hasBankAccount: true,
  vatNumber: 'GB 123',
  isNotVatRegistered: false,
  deliveryTerms: 'To the kerb.',
  takeBackStatement: 'We take back one for one.',
}

test.each([
  [{}, []],
  [{ hasBankAccount: false, takesCards: true }, []],
  [{ hasBankAccount: false }, ['the bank account (card payments are not set up)']],
  [{ vatNumber: ' ' }, ['the VAT number, or tick that there is none']],
  [{ vatNumber: '', isNotVatRegistered: true }, []],
  [{ deliveryTerms: '\n' }, ['the delivery terms']],
  [{ takeBackStatement: '' }, ['how old electrical goods are taken back']],
  [{ vatNumber: '', deliveryTerms: '' }, ['the VAT number, or tick that there is none', 'the delivery terms']],
])('%j: missing %j', (changes, missing) => {
  expect(missingForStore({ ...READY, ...changes })).toEqual(missing)
})
