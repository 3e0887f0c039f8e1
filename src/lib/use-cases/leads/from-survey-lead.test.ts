import { expect, test } from 'vitest'

import { surveyLeadSchema } from '@/lib/schemas/survey-lead'

import { fromSurveyLead } from './from-survey-lead'

const LEAST = { firstName: 'Mei', email: 'mei@example.com', phone: '01632 960 003' }
const ALL = {
  ...LEAST,
  lastName: 'Wong',
  message: 'High bills.',
  propertyType: 'flat',
  propertySize: 'small',
  currentHeating: 'electric-heaters',
  heatingChallenges: ['high-bills', 'cold-rooms'],
  urgency: 'asap',
  budget: 'not-sure',
  postcode: 'sn101aa',
  marketingConsent: true,
  termsConsent: true,
  source: 'solar-quote',
  leadType: 'solar',
}
const from = (sent: object) => fromSurveyLead(surveyLeadSchema.parse(sent))

test('the place and topic of the page are shown to sales', () => {
  const { answers } = from({ ...LEAST, location: 'bath', serviceType: 'new-build-heating' })
  expect(answers).toEqual(
    expect.arrayContaining([
      { label: 'Location', value: 'bath' },
      { label: 'Service', value: 'new-build-heating' },
    ]),
  )
})

test('a complete survey is stored as values and shown as readable answers', () => {
  expect(from(ALL)).toEqual({
    kind: 'quote-request',
    source: 'solar-quote',
    firstName: 'Mei',
    lastName: 'Wong',
    email: 'mei@example.com',
    phone: '01632 960 003',
    postcode: 'SN10 1AA',
    message: 'High bills.',
    answers: [
      { label: 'Name', value: 'Mei Wong' },
      { label: 'Email', value: 'mei@example.com' },
      { label: 'Phone', value: '01632 960 003' },
      { label: 'Postcode', value: 'SN10 1AA' },
      { label: 'Property type', value: 'Flat' },
      { label: 'Property size', value: 'Small, under 100 m²' },
      { label: 'Current heating', value: 'Electric heaters' },
      { label: 'Heating problems', value: 'High heating bills, Rooms that stay cold' },
      { label: 'How soon', value: 'As soon as possible' },
      { label: 'Budget', value: 'Not sure yet' },
      { label: 'Message', value: 'High bills.' },
    ],
    consent: { marketing: true, terms: true, form: 'solar-quote' },
    suspicions: [],
    enquiry: {
      collection: 'survey-leads',
      row: {
        first_name: 'Mei',
        last_name: 'Wong',
        email: 'mei@example.com',
        phone: '01632 960 003',
        postcode: 'SN10 1AA',
        message: 'High bills.',
        property_type: 'flat',
        property_size: 'small',
        current_heating: 'electric-heaters',
        heating_challenges: ['high-bills', 'cold-rooms'],
        urgency: 'asap',
        budget: 'not-sure',
        marketing_consent: true,
        source: 'solar-quote',
        lead_type: 'solar',
        lead_status: 'new',
      },
    },
  })
})

test('unanswered questions are omitted', () => {
  const lead = from(LEAST)
  expect(lead).toMatchObject({
    lastName: '',
    postcode: null,
    message: '',
    consent: { marketing: false, terms: false, form: 'survey-form' },
  })
  expect(lead.answers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Name: Mei',
    'Email: mei@example.com',
    'Phone: 01632 960 003',
  ])
  expect(lead.enquiry.row).toMatchObject({
    last_name: null,
    postcode: null,
    message: null,
    property_type: null,
    property_size: null,
    current_heating: null,
    heating_challenges: [],
    urgency: null,
    budget: null,
    source: 'survey-form',
    lead_type: 'quote-request',
  })
})

test.each([
  [{ website: 'x' }, 'A field that people cannot see was filled in'],
  [{ message: '<a href="x">' }, 'Link markup in the text'],
  [{ lastName: 'https://spam.example' }, 'A link in the name'],
  [{ firstName: 'RobertGamDaw', lastName: 'RobertGamDaw' }, 'The same text in several name fields'],
  [{ email: 'a.b.c.d.e.f@gmail.com' }, 'A Gmail address broken up with dots'],
])('%j is suspicious', (changes, reason) => {
  expect(from({ ...LEAST, ...changes }).suspicions).toEqual([reason])
})
