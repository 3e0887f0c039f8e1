import { expect, test } from 'vitest'

import { datasheetLeadSchema } from '@/lib/schemas/datasheet-lead'

import { fromDatasheetLead } from './from-datasheet-lead'

const SENT = {
  name: 'Ngozi Adeyemi',
  email: 'ngozi@example.com',
  phone: '01632 960 004',
  company: 'Adeyemi Architects',
  jobTitle: 'Partner',
  projectType: 'retrofit',
  propertySize: 'large',
  timeframe: '3-6-months',
  message: 'A school hall.',
  marketingConsent: true,
}
const from = (changes: object = {}) => fromDatasheetLead(datasheetLeadSchema.parse({ ...SENT, ...changes }))

test('a datasheet request is a lead with readable answers', () => {
  expect(from()).toEqual({
    kind: 'datasheet',
    source: 'datasheet-form',
    firstName: 'Ngozi',
    lastName: 'Adeyemi',
    email: 'ngozi@example.com',
    phone: '01632 960 004',
    postcode: null,
    message: 'A school hall.',
    answers: [
      { label: 'Name', value: 'Ngozi Adeyemi' },
      { label: 'Email', value: 'ngozi@example.com' },
      { label: 'Phone', value: '01632 960 004' },
      { label: 'Company', value: 'Adeyemi Architects' },
      { label: 'Job title', value: 'Partner' },
      { label: 'Project type', value: 'Retrofit' },
      { label: 'Property size', value: 'Large, 200 to 300 m²' },
      { label: 'Timeframe', value: '3 to 6 months' },
      { label: 'Message', value: 'A school hall.' },
    ],
    consent: { marketing: true, terms: false, form: 'datasheet-form' },
    suspicions: [],
    enquiry: {
      collection: 'datasheet-leads',
      row: {
        name: 'Ngozi Adeyemi',
        email: 'ngozi@example.com',
        phone: '01632 960 004',
        company: 'Adeyemi Architects',
        job_title: 'Partner',
        project_type: 'retrofit',
        property_size: 'large',
        timeframe: '3-6-months',
        message: 'A school hall.',
        marketing_consent: true,
      },
    },
  })
})

test('blank fields stay blank, and an unticked box is not consent', () => {
  const lead = from({ company: '', jobTitle: ' ', propertySize: '', message: '', marketingConsent: undefined })
  expect(lead).toMatchObject({
    message: '',
    consent: { marketing: false },
    enquiry: { row: { company: null, job_title: null, property_size: null, message: null, marketing_consent: false } },
  })
  expect(lead.answers.map(({ label }) => label)).toEqual(['Name', 'Email', 'Phone', 'Project type', 'Timeframe'])
})

test.each([
  [{ website: 'x' }, 'A field that people cannot see was filled in'],
  [{ message: '[url=x]y[/url]' }, 'Link markup in the text'],
  [{ company: '<a href=x>' }, 'Link markup in the text'],
  [{ jobTitle: '[img]' }, 'Link markup in the text'],
  [{ name: 'Ngozi www.spam.example' }, 'A link in the name'],
])('%j is suspicious', (changes, reason) => {
  expect(from(changes).suspicions).toEqual([reason])
})
