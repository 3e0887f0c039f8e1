import { expect, test } from 'vitest'

import { contactSchema } from '@/lib/schemas/contact'

import { fromContact } from './from-contact'

const SENT = {
  firstName: 'Seán',
  lastName: "O'Brien",
  email: 'sean@example.com',
  phone: '07700 900 001',
  projectType: 'retrofit',
  details: 'Two rooms.\nBoth cold.',
}
const from = (changes: object = {}) =>
  fromContact(contactSchema.parse({ ...SENT, ...changes }), new Date('2026-11-23T09:00:00Z'))

test('a message is a contact without marketing consent', () => {
  expect(from()).toEqual({
    kind: 'contact',
    source: 'contact-form',
    firstName: 'Seán',
    lastName: "O'Brien",
    email: 'sean@example.com',
    phone: '07700 900 001',
    postcode: null,
    message: 'Two rooms.\nBoth cold.',
    answers: [
      { label: 'Name', value: "Seán O'Brien" },
      { label: 'Email', value: 'sean@example.com' },
      { label: 'Phone', value: '07700 900 001' },
      { label: 'Project type', value: 'Retrofit' },
      { label: 'Details', value: 'Two rooms.\nBoth cold.' },
    ],
    consent: { marketing: false, terms: false, form: 'contact-form' },
    suspicions: [],
    enquiry: {
      collection: 'contact-inquiries',
      row: {
        first_name: 'Seán',
        last_name: "O'Brien",
        email: 'sean@example.com',
        phone: '07700 900 001',
        subject: 'Retrofit',
        project_type: 'retrofit',
        details: 'Two rooms.\nBoth cold.',
        source: 'contact-form',
      },
    },
  })
})

test('a data protection complaint is marked as one, and due within 30 days', () => {
  expect(from({ projectType: 'data-protection' })).toMatchObject({
    source: 'data-protection',
    dueAt: new Date('2026-12-23T09:00:00Z'),
    enquiry: { row: { subject: 'Data protection complaint', project_type: 'data-protection', source: 'contact-form' } },
  })
})

test('blank fields stay blank', () => {
  const lead = from({ phone: '', projectType: null, details: ' ' })
  expect(lead).toMatchObject({
    phone: null,
    message: '',
    enquiry: { row: { phone: null, subject: null, project_type: null, details: null } },
  })
  expect(lead.answers.map(({ label }) => label)).toEqual(['Name', 'Email'])
})

test.each([
  [{ website: 'x' }, 'A field that people cannot see was filled in'],
  [{ details: '[url=x]y[/url]' }, 'Link markup in the text'],
  [{ firstName: 'RobertGamDaw', lastName: 'RobertGamDaw' }, 'The same text in several name fields'],
  [{ lastName: 'www.spam.example' }, 'A link in the name'],
  [{ email: 'a.b.c.d.e.f@gmail.com' }, 'A Gmail address broken up with dots'],
])('%j is suspicious', (changes, reason) => {
  expect(from(changes).suspicions).toEqual([reason])
})
