import { expect, test } from 'vitest'

import { fromDemoCall } from './from-demo-call'

const slot = { startsAt: new Date('2026-11-23T10:00:00Z'), endsAt: new Date('2026-11-23T10:30:00Z') }
const from = (changes: { name?: string; website?: string } = {}) =>
  fromDemoCall({
    input: { name: 'Ana de la Cruz', phone: '07700 900 003', slot: '2026-11-23T10:00Z', website: '', ...changes },
    slot,
  })

test('a demo call is a call-back at the chosen time', () => {
  expect(from()).toEqual({
    kind: 'call-back',
    source: 'book-free-demo',
    firstName: 'Ana',
    lastName: 'de la Cruz',
    email: null,
    phone: '07700 900 003',
    postcode: null,
    message: 'Free demo by telephone: call on Monday 23 November, 10am to 10.30am.',
    answers: [
      { label: 'Name', value: 'Ana de la Cruz' },
      { label: 'Phone', value: '07700 900 003' },
      { label: 'Demo call', value: 'Monday 23 November, 10am to 10.30am' },
    ],
    consent: { marketing: false, terms: false, form: 'book-free-demo' },
    suspicions: [],
    dueAt: slot.endsAt,
    enquiry: {
      collection: 'call-requests',
      row: {
        kind: 'call-back',
        name: 'Ana de la Cruz',
        phone: '07700 900 003',
        source: 'book-free-demo',
        message: 'Free demo by telephone: call on Monday 23 November, 10am to 10.30am.',
      },
    },
  })
})

test('robot-only behaviour is suspicious', () => {
  expect(from({ website: 'x' }).suspicions).toEqual(['A field that people cannot see was filled in'])
  expect(from({ name: 'Cheap-pills.com' }).suspicions).toEqual(['A link in the name'])
})
