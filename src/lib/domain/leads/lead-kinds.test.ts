import { expect, test } from 'vitest'

import { customerNoun, isEntered, leadKindLabel, leadNoun } from './lead-kinds'

test.each([
  ['telephone', 'Call', 'call'],
  ['visit', 'Visit', 'visit'],
  ['email', 'Email', 'email'],
  ['referral', 'Referral', 'referral'],
])('what a colleague has entered with the source %s is a %s, and an enquiry to its customer', (source, label, noun) => {
  const lead = { kind: 'contact', source } as const
  expect([isEntered(lead), leadKindLabel(lead), leadNoun(lead), customerNoun(lead)]).toEqual([
    true,
    label,
    noun,
    'enquiry',
  ])
})

test.each([
  ['contact', 'contact-form', 'Contact form', 'message'],
  ['contact', null, 'Contact form', 'message'],
  ['quote', 'email', 'Quote request', 'quote request'],
] as const)('a lead of the kind %s with the source %s came from the website', (kind, source, label, noun) => {
  const lead = { kind, source }
  expect([isEntered(lead), leadKindLabel(lead), leadNoun(lead), customerNoun(lead)]).toEqual([false, label, noun, noun])
})
