import { expect, it } from 'vitest'

import { askAboutPostcode } from './ask-about-postcode'
import { postcodeInQuestion } from './postcode-question'

it.each([
  'SN10 1AA',
  'AB13 0AA',
  'W1A 1AA',
  'sn1o1aa',
  'BA1 1AA',
  'BFPO 57',
  'BF1 3AA',
  'JE2 3AB',
  'GY1 1AA',
  'IM1 1AA',
  'SN',
  'Devizes',
  '',
])('asks nothing about %j', (typed) => {
  expect(askAboutPostcode(typed)).toBeNull()
})

it.each([
  ['QQ1 1AA', 'We do not know a postcode that starts with QQ1. Is QQ1 1AA right?', 'QQ1 1AA'],
  ['sn98-1aa', 'We do not know a postcode that starts with SN98. Is SN98 1AA right?', 'SN98 1AA'],
  ['LI1 1AA', 'Did you mean L11 1AA?', 'L11 1AA'],
])('asks about %s: %s', (typed, question, postcode) => {
  expect(askAboutPostcode(typed)).toBe(question)
  expect(postcodeInQuestion(question)).toBe(postcode)
})

it.each(['Please enter a valid postcode', 'Did you mean it?', ''])('%j is no such question', (message) => {
  expect(postcodeInQuestion(message)).toBeNull()
})
