import { expect, test } from 'vitest'

import { emailFaults, fillTemplate } from './email-template'

const VALUES = {
  firstName: 'Ada',
  reference: 'PB-AAAA-BBBB',
  quote: null,
  myName: 'Ann Lee',
  ourPhone: '01632 960123',
}

test('a template is filled in', () => {
  expect(fillTemplate('Hello {firstName}, about {reference}. {myName}, {ourPhone}', VALUES)).toBe(
    'Hello Ada, about PB-AAAA-BBBB. Ann Lee, 01632 960123',
  )
})

test('what the lead does not have, or nobody knows, is left to fill in', () => {
  const text = fillTemplate('Your quote {quote}, {toString}', VALUES)
  expect(text).toBe('Your quote {quote}, {toString}')
  expect(emailFaults({ subject: 'Hello {quote}', text })).toEqual([
    { fault: 'Fill in {quote}.', isFixed: true },
    { fault: 'Fill in {toString}.', isFixed: true },
  ])
})

test('a claim without a source is found in the text and in the subject', () => {
  const claim = 'Our panels save up to 50% on heating.'
  const found = [{ fault: `This claim has no source: “${claim}”`, isFixed: false }]
  expect(emailFaults({ subject: 'Your enquiry', text: claim })).toEqual(found)
  expect(emailFaults({ subject: claim, text: 'Hello' })).toEqual(found)
  expect(emailFaults({ subject: 'Your enquiry', text: 'We can come on Tuesday at 10am.' })).toEqual([])
})
