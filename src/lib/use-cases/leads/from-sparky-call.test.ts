import { expect, test } from 'vitest'

import { fromSparkyCall } from './from-sparky-call'

const from = (changes: { website?: string; message?: string } = {}) =>
  fromSparkyCall({
    phone: '07700 900 002',
    name: 'Eve',
    email: 'victim@example.com',
    source: 'anywhere',
    message: 'http://a.example http://b.example http://c.example',
    website: '',
    ...changes,
  })

test('of all that is sent only the number counts', () => {
  expect(from()).toEqual({
    kind: 'call-back',
    source: 'sparky-widget',
    firstName: 'Sparky',
    lastName: 'caller',
    email: null,
    phone: '07700 900 002',
    postcode: null,
    message: 'Asked Sparky for a call back.',
    answers: [
      { label: 'Phone', value: '07700 900 002' },
      { label: 'Request', value: 'Asked Sparky for a call back.' },
    ],
    consent: { marketing: false, terms: false, form: 'sparky-widget' },
    suspicions: [],
    enquiry: {
      collection: 'call-requests',
      row: {
        kind: 'call-back',
        phone: '07700 900 002',
        source: 'sparky-widget',
        message: 'Asked Sparky for a call back.',
      },
    },
  })
})

test('a field that people cannot see is suspicious', () => {
  expect(from({ website: 'x' }).suspicions).toEqual(['A field that people cannot see was filled in'])
})
