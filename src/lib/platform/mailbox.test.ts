import { expect, test } from 'vitest'

import { readMailbox } from './mailbox'

test.each([
  ['Powerboard <hello@example.com>', { name: 'Powerboard', address: 'hello@example.com' }],
  ['hello@example.com', { name: '', address: 'hello@example.com' }],
  ['"Sales, UK" <sales@example.com>', { name: 'Sales, UK', address: 'sales@example.com' }],
])('%s', (setting, mailbox) => {
  expect(readMailbox(setting)).toEqual(mailbox)
})

test.each(['', 'Powerboard', 'a@example.com, b@example.com', 'hello@', 'a b'])(
  '%j is not a single address',
  (setting) => {
    expect(() => readMailbox(setting)).toThrow('Not a single email address')
  },
)
