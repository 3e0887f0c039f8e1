import { expect, test } from 'vitest'

import { fromSparkyCall } from './from-sparky-call'

const from = (changes: { website?: string; name?: string } = {}) =>
  fromSparkyCall({
    phone: '07700 900 002',
    name: 'Eve Moneypenny',
    email: 'victim@example.com',
    source: 'anywhere',
    message: 'http://a.example http://b.example http://c.example',
    website: '',
    ...changes,
  })

test('only the name and the number are used', () => {
  expect(from()).toEqual({
    kind: 'call-back',
    source: 'sparky-widget',
    firstName: 'Eve',
    lastName: 'Moneypenny',
    email: null,
    phone: '07700 900 002',
    postcode: null,
    message: 'Asked Sparky for a call back.',
    answers: [
      { label: 'Name', value: 'Eve Moneypenny' },
      { label: 'Phone', value: '07700 900 002' },
      { label: 'Request', value: 'Asked Sparky for a call back.' },
    ],
    consent: { marketing: false, terms: false, form: 'sparky-widget' },
    suspicions: [],
    enquiry: {
      collection: 'call-requests',
      row: {
        kind: 'call-back',
        name: 'Eve Moneypenny',
        phone: '07700 900 002',
        source: 'sparky-widget',
        message: 'Asked Sparky for a call back.',
      },
    },
  })
})

test('a caller without a name is stored without one', () => {
  const lead = from({ name: 'Sparky caller' })
  expect(lead).toMatchObject({ firstName: 'Sparky', lastName: 'caller', enquiry: { row: { name: null } } })
  expect(lead.answers.map(({ label }) => label)).toEqual(['Phone', 'Request'])
  expect(from({ name: undefined })).toEqual(lead)
})

test('a link in the name is suspicious', () => {
  expect(from({ name: 'https://spam.example now' }).suspicions).toEqual(['A link in the name'])
})

test('a filled honeypot field is suspicious', () => {
  expect(from({ website: 'x' }).suspicions).toEqual(['A field that people cannot see was filled in'])
})
