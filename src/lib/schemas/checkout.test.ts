import { expect, test } from 'vitest'

import { checkoutSchema } from './checkout'
import { fieldErrors } from './field-errors'

const ORDER = {
  customerName: 'Gwen Pritchard',
  email: 'gwen@example.com',
  phone: '01632 960 010',
  street: '7 Mill Lane',
  town: 'Devizes',
  postcode: 'SN10 1AA',
  fitting: 'own',
  lines: ['12:4', '3:1'],
  agreedTotalPence: '130600',
}

const messages = (changes: object) => {
  const result = checkoutSchema.safeParse({ ...ORDER, ...changes })
  return result.success ? [] : fieldErrors(result.error).map(({ path, message }) => [path.replace(/\..*/, ''), message])
}

test('reads what is ordered', () => {
  expect(checkoutSchema.parse(ORDER)).toMatchObject({
    lines: [
      { productId: 12, variantId: null, quantity: 4 },
      { productId: 3, variantId: null, quantity: 1 },
    ],
    agreedTotalPence: 130_600,
    deliveryNote: '',
  })
  expect(checkoutSchema.parse({ ...ORDER, agreedTotalPence: '' }).agreedTotalPence).toBeUndefined()
})

test('reads which variant is ordered', () => {
  expect(checkoutSchema.parse({ ...ORDER, lines: ['12:4', '12:2:7', '12:1:8'] }).lines).toEqual([
    { productId: 12, variantId: null, quantity: 4 },
    { productId: 12, variantId: 7, quantity: 2 },
    { productId: 12, variantId: 8, quantity: 1 },
  ])
})

test.each([
  [[]],
  [undefined],
  [['12:0']],
  [['12:100']],
  [['0:1']],
  [['12:1.5']],
  [['12:-1']],
  [['9999999999:1']],
  [['12:1', '12:2']],
  [['12:1:7', '12:2:7']],
  [['12:1:0']],
  [['12:1:9999999999']],
  [['12:1:7:1']],
  [[{ length: 1 }]],
  ['12:1'],
])('refuses the lines %j', (lines) => {
  expect(messages({ lines })).toEqual([['lines', 'Please choose at least one product, and no more than 99 of it']])
})

test.each(['SN10 1AA', 'BT74 7BA', 'HS1 2AA', 'ZE1 0AA', 'kw15 1aa', 'W1A 1AA'])('delivers to %s', (postcode) => {
  expect(messages({ postcode })).toEqual([])
})

const NOT_TO = 'We do not deliver store orders to'
const QUOTE = 'Please request a quote instead'

test.each([
  [{ customerName: 'G' }, 'customerName', 'Name must be at least 2 characters'],
  [{ email: 'gwen' }, 'email', 'Please enter a valid email address'],
  [{ phone: '1' }, 'phone', 'Please enter a valid phone number'],
  [{ street: '7' }, 'street', 'Please enter the house and street'],
  [{ town: '' }, 'town', 'Please enter the town'],
  [{ postcode: 'X' }, 'postcode', 'Please enter a valid postcode'],
  [{ postcode: 'JE2 3AB' }, 'postcode', `${NOT_TO} Jersey, which is outside UK VAT. ${QUOTE}`],
  [{ postcode: 'gy11aa' }, 'postcode', `${NOT_TO} Guernsey, Alderney or Sark, which is outside UK VAT. ${QUOTE}`],
  [{ postcode: 'IM1 1AA' }, 'postcode', `${NOT_TO} the Isle of Man. ${QUOTE}`],
  [
    { postcode: 'BF1 2AT' },
    'postcode',
    `${NOT_TO} a British forces address, where VAT depends on the country. ${QUOTE}`,
  ],
  [
    { postcode: 'bfpo 801' },
    'postcode',
    `${NOT_TO} a British forces address, where VAT depends on the country. ${QUOTE}`,
  ],
  [
    { postcode: 'XX1 1XX' },
    'postcode',
    'There is no such postcode area. Please check the postcode, or request a quote instead',
  ],
  [{ fitting: 'free' }, 'fitting', 'Please select whether we fit the panels'],
  [{ agreedTotalPence: '-1' }, 'agreedTotalPence', 'Invalid input'],
])('refuses %j', (changes, field, message) => {
  expect(messages(changes)).toEqual([[field, message]])
})

test('takes the home that the order is for', () => {
  const calculation = 'type=semi&area=93'
  expect(checkoutSchema.parse({ ...ORDER, calculation }).calculation).toBe(calculation)
  expect(checkoutSchema.parse(ORDER).calculation).toBeUndefined()
  expect(checkoutSchema.safeParse({ ...ORDER, calculation: 'x'.repeat(4_001) }).success).toBe(false)
})
