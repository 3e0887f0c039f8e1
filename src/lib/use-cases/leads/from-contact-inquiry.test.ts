import { describe, expect, test } from 'vitest'

import { composeQuoteMessage, type QuoteDetails } from '@/lib/domain/leads/quote-message'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'

import { fromContactInquiry } from './from-contact-inquiry'

const QUOTE: QuoteDetails = {
  source: 'hero-section',
  propertyType: 'house',
  propertySize: 'medium',
  currentHeating: 'gas-boiler',
  projectType: 'replacement',
  timeframe: '1-3-months',
  budget: '5k-10k',
  postcode: 'sn101aa',
  additionalInfo: 'The hall is cold.',
  marketingConsent: true,
}
const SENT = {
  name: 'Ana de la Cruz',
  email: 'ana@example.com',
  phone: '01632 960 001',
  source: 'hero-section',
  message: composeQuoteMessage(QUOTE),
}

const from = (changes: object = {}) => fromContactInquiry(contactInquirySchema.parse({ ...SENT, ...changes }))
const valueOf = (label: string, changes: object = {}) =>
  from(changes).answers.find((answer) => answer.label === label)?.value

describe('a message that is a quote request', () => {
  test('is read back into what the desk works with', () => {
    expect(from({ termsConsent: true })).toMatchObject({
      kind: 'quote',
      source: 'hero-section',
      firstName: 'Ana',
      lastName: 'de la Cruz',
      email: 'ana@example.com',
      phone: '01632 960 001',
      postcode: 'SN10 1AA',
      message: 'The hall is cold.',
      consent: { marketing: true, terms: true, form: 'quote-dialog' },
      suspicions: [],
    })
  })

  test('is shown in the words of the form, in its order, and blanks are left out', () => {
    expect(from({ message: composeQuoteMessage({ ...QUOTE, additionalInfo: '' }) }).answers).toEqual([
      { label: 'Name', value: 'Ana de la Cruz' },
      { label: 'E-mail', value: 'ana@example.com' },
      { label: 'Phone', value: '01632 960 001' },
      { label: 'Property type', value: 'House' },
      { label: 'Property size', value: 'Medium, 100 to 200 m²' },
      { label: 'Current heating', value: 'Gas boiler' },
      { label: 'Project type', value: 'Replacement' },
      { label: 'Timeframe', value: '1 to 3 months' },
      { label: 'Budget', value: '£5,000 to £10,000' },
      { label: 'Postcode', value: 'sn101aa' },
    ])
  })

  test('is kept as it was sent', () => {
    expect(from({ location: 'Bath', serviceType: 'retrofit', projectType: 'replacement' }).enquiry).toEqual({
      collection: 'contact-inquiries',
      row: {
        first_name: 'Ana',
        last_name: 'de la Cruz',
        email: 'ana@example.com',
        phone: '01632 960 001',
        company: 'Personal',
        subject: 'Quote Request - hero-section',
        project_type: 'replacement',
        details: SENT.message,
        source: 'hero-section',
        location: 'Bath',
        service_type: 'retrofit',
      },
    })
  })

  test('without a postcode that is one, has none to sort by', () => {
    expect(from({ message: composeQuoteMessage({ ...QUOTE, postcode: 'nowhere' }) }).postcode).toBeNull()
  })

  test('does not agree to marketing for anybody', () => {
    expect(from({ message: composeQuoteMessage({ ...QUOTE, marketingConsent: false }) }).consent).toEqual({
      marketing: false,
      terms: false,
      form: 'quote-dialog',
    })
  })
})

describe('any other message', () => {
  const message = 'Do you deliver to Bath?'

  test('is a contact that agrees to nothing', () => {
    expect(from({ message })).toMatchObject({
      kind: 'contact',
      message,
      postcode: null,
      consent: { marketing: false, terms: false },
    })
    expect(from({ message }).enquiry.row).toMatchObject({
      subject: null,
      details: message,
      project_type: null,
      location: null,
      service_type: null,
    })
  })

  test('is shown with its project type and message', () => {
    expect([
      valueOf('Project type', { message, projectType: 'retrofit' }),
      valueOf('Message', { message }),
      valueOf('Postcode', { message }),
    ]).toEqual(['retrofit', message, undefined])
  })
})

test('a company is shown when it is one', () => {
  expect([
    valueOf('Company', { company: 'Acme' }),
    valueOf('Company', { company: 'Personal' }),
    valueOf('Company'),
  ]).toEqual(['Acme', undefined, undefined])
})

test.each([
  [{ website: 'x' }, 'A field that people cannot see was filled in'],
  [{ message: 'http://a.example http://b.example http://c.example' }, 'Three or more links in the text'],
  [{ name: 'https://spam.example now' }, 'A link in the name'],
  [{ email: 'a.b.c.d.e.f@gmail.com' }, 'A Gmail address broken up with dots'],
])('%j is suspicious', (changes, reason) => {
  expect(from(changes).suspicions).toEqual([reason])
})
