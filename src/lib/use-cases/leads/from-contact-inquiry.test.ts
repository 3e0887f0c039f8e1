import { describe, expect, test } from 'vitest'

import { quoteText } from '@/lib/forms/quote'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'

import { enquiryRow } from '../../../../tests/fixtures/enquiry-row'
import { fromContactInquiry } from './from-contact-inquiry'

const QUOTE: Parameters<typeof quoteText>[0] = {
  source: 'hero-section',
  propertyType: 'house',
  propertySize: 'medium',
  currentHeating: 'gas-boiler',
  projectType: 'replacement',
  timeframe: '1-3-months',
  budget: '5k-10k',
  postcode: 'SN10 1AA',
  additionalInfo: 'The hall is cold.',
  marketingConsent: true,
  termsConsent: true,
}
const SENT = {
  name: 'Ana de la Cruz',
  email: 'ana@example.com',
  phone: '01632 960 001',
  source: 'hero-section',
  message: quoteText(QUOTE),
}

const from = (changes: object = {}) => fromContactInquiry(contactInquirySchema.parse({ ...SENT, ...changes }))
const valueOf = (label: string, changes: object = {}) =>
  from(changes).answers.find((answer) => answer.label === label)?.value

describe('a message holding a quote request', () => {
  test("is parsed into the lead's own fields", () => {
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

  test("is shown with the form's labels and order, without blanks", () => {
    expect(from({ message: quoteText({ ...QUOTE, additionalInfo: '' }) }).answers).toEqual([
      { label: 'Name', value: 'Ana de la Cruz' },
      { label: 'Email', value: 'ana@example.com' },
      { label: 'Phone', value: '01632 960 001' },
      { label: 'Property type', value: 'House' },
      { label: 'Property size', value: 'Medium, 100 to 200 m²' },
      { label: 'Current heating', value: 'Gas boiler' },
      { label: 'Project type', value: 'Replacement' },
      { label: 'Timeframe', value: '1 to 3 months' },
      { label: 'Budget', value: '£5,000 to £10,000' },
      { label: 'Postcode', value: 'SN10 1AA' },
    ])
  })

  test('is stored as sent', () => {
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
        quote: null,
      },
    })
  })

  test('has no postcode to sort by when the text is not a postcode', () => {
    expect(from({ message: quoteText({ ...QUOTE, postcode: 'nowhere' }) }).postcode).toBeNull()
  })

  test("does not give marketing consent on anyone's behalf", () => {
    expect(from({ message: quoteText({ ...QUOTE, marketingConsent: false }) }).consent).toEqual({
      marketing: false,
      terms: false,
      form: 'quote-dialog',
    })
  })
})

const STRUCTURED = {
  version: 1,
  firstName: 'Ana María',
  lastName: 'de la Cruz',
  email: SENT.email,
  phone: SENT.phone,
  propertyType: QUOTE.propertyType,
  propertySize: QUOTE.propertySize,
  currentHeating: QUOTE.currentHeating,
  projectType: QUOTE.projectType,
  postcode: QUOTE.postcode,
  timeframe: QUOTE.timeframe,
  budget: QUOTE.budget,
  additionalInfo: QUOTE.additionalInfo,
  marketingConsent: true,
  termsConsent: true,
}

describe('a structured quote request', () => {
  test('is read instead of the text', () => {
    const lead = from({ quote: STRUCTURED, message: 'Quote Request - in a format that cannot be read' })
    expect(lead).toMatchObject({
      kind: 'quote',
      firstName: 'Ana María',
      lastName: 'de la Cruz',
      postcode: 'SN10 1AA',
      message: 'The hall is cold.',
      consent: { marketing: true, terms: true },
    })
    expect(lead.answers).toEqual(from().answers)
    expect(enquiryRow(lead).quote).toEqual(STRUCTURED)
  })

  test('is checked for spam itself', () => {
    const links = 'http://a.example http://b.example http://c.example'
    expect(from({ quote: { ...STRUCTURED, additionalInfo: links } }).suspicions).toEqual([
      'Three or more links in the text',
    ])
    const two = 'http://a.example http://b.example'
    const message = quoteText({ ...QUOTE, additionalInfo: two })
    expect(from({ quote: { ...STRUCTURED, additionalInfo: two }, message }).suspicions).toEqual([])
  })

  test('of a newer release is read from the text', () => {
    expect(from({ quote: { ...STRUCTURED, version: 2, rooms: [] }, termsConsent: true })).toMatchObject({
      kind: 'quote',
      postcode: 'SN10 1AA',
      consent: { marketing: true, terms: true },
      enquiry: { row: { quote: null } },
    })
  })

  test('is a quote even if a tab of an earlier release sends other labels and no structure', () => {
    const message = SENT.message.replace('Property type: House', 'Kind of property: Detached house')
    expect(from({ message, termsConsent: true })).toMatchObject({
      kind: 'quote',
      postcode: 'SN10 1AA',
      consent: { marketing: true, terms: true },
    })
    expect(valueOf('Kind of property', { message })).toBe('Detached house')
  })
})

describe('any other message', () => {
  const message = 'Do you deliver to Bath?'

  test('is a contact without marketing consent', () => {
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

test('shows the company if given', () => {
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
