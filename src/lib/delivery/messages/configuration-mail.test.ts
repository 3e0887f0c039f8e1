import { expect, test } from 'vitest'

import { configurationQuoteSchema } from '@/lib/schemas/calculate/configuration-quote'
import { fromConfiguration } from '@/lib/use-cases/leads/from-configuration'

import { BASIS } from '../../../../tests/fixtures/basis'
import { ENQUIRIES } from '../../../../tests/fixtures/enquiries'
import type { DeliveredLead } from '../store/claim'
import { customerMail } from './customer-mail'

const receivedAt = new Date('2026-11-03T10:00:00Z')
const input = configurationQuoteSchema.parse(ENQUIRIES['/configuration-quotes'])
const { answers } = fromConfiguration({ input, basis: BASIS, submittedAt: receivedAt })

const lead: DeliveredLead = {
  leadId: 41,
  reference: 'PB-7K3M-9QXT',
  kind: 'configuration',
  name: 'Gwen Pritchard',
  firstName: 'Gwen',
  lastName: 'Pritchard',
  email: 'gwen@example.com',
  phone: null,
  phoneE164: null,
  postcode: null,
  source: 'configurator',
  answers,
  changes: [],
  isWithdrawn: false,
  marketingConsent: false,
  hasStoppedMarketing: false,
  receivedAt,
  dueAt: new Date('2026-11-03T10:15:00Z'),
  ghlContactId: null,
  isSample: false,
}
const mailTo = (changes: Partial<DeliveredLead> = {}) =>
  customerMail({
    settings: {
      siteUrl: 'https://powerboard.example.com',
      sales: { name: 'Powerboard', address: 'sales@powerboard.example.com' },
    },
    lead: { ...lead, ...changes },
    house: {
      phone: '01632 960 123',
      openingHours: ['Monday to Friday 8am to 6pm'],
      particulars: 'Powerboard UK Limited. Registered in England and Wales no. 1.',
    },
    now: new Date('2026-11-03T10:02:00Z'),
    token: 'a'.repeat(43),
  })

test('the email has the lines, the total and links to the configuration and the enquiry', () => {
  const { subject, text } = mailTo()
  expect(subject).toBe('The price of your system: PB-7K3M-9QXT')
  expect(text).toContain('Registered in England and Wales no. 1.')
  expect(text).toMatch(/Panels \(\d+ panels at £179\.00\): £[\d,]+\.00/)
  expect(text).toContain('Thermostats (1 zone): After a survey')
  expect(text).toMatch(/Total including VAT: £[\d,]+\.\d\d\n/)
  expect(text).toContain('https://powerboard.example.com/configure?propertyType=bungalow&propertySize=80&')
  expect(text).toContain(`https://powerboard.example.com/enquiry/${'a'.repeat(43)}`)
})

test('it repeats no user input except a first name', () => {
  const { subject, text, html } = mailTo()
  expect(text).toContain('Hello Gwen,')
  expect([subject, text, html].join()).not.toMatch(/Pritchard|gwen@|bedrooms|Hill/)
})

test('it promises a call only to customers who left a number', () => {
  expect(mailTo().text).toContain('We’ll reply by email by 10.15am on Tuesday 3 November.')
  expect(mailTo({ phoneE164: '+447700900123' }).text).toContain('We’ll call you by 10.15am')
})

test('a lead without a price gets the standard email', () => {
  expect(mailTo({ answers: [] }).subject).toBe('We have your configuration: PB-7K3M-9QXT')
})
