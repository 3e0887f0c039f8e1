import { describe, expect, test } from 'vitest'

import { partnerSchemas } from '@/lib/schemas/partner-application'

import { ENQUIRIES } from '../../../../tests/fixtures/enquiries'
import { fromBusiness, fromDistributor, fromInstaller } from './from-partner-application'

const distributor = (changes: object = {}) =>
  fromDistributor(partnerSchemas.distributor.parse({ ...ENQUIRIES['/partners/distributor'], ...changes }))
const installer = (changes: object = {}) =>
  fromInstaller(partnerSchemas.installer.parse({ ...ENQUIRIES['/partners/installer'], ...changes }))
const business = (changes: object = {}) =>
  fromBusiness(partnerSchemas.business.parse({ ...ENQUIRIES['/partners/business'], ...changes }))

test('an installer is a lead with readable answers, and a record as it was sent', () => {
  expect(installer()).toEqual({
    kind: 'installer',
    source: 'installer-form',
    firstName: 'Aisha',
    lastName: 'Khan',
    email: 'aisha@example.com',
    phone: '07700 900 006',
    postcode: null,
    message: 'Mostly flats.',
    answers: [
      { label: 'Name', value: 'Aisha Khan' },
      { label: 'Firm', value: 'Khan Electrical' },
      { label: 'Email', value: 'aisha@example.com' },
      { label: 'Phone', value: '07700 900 006' },
      { label: 'Area', value: 'SN, BA' },
      { label: 'Trade now', value: 'Electrician' },
      { label: 'For how long', value: 'Over ten years' },
      { label: 'Registered with', value: 'NICEIC' },
      { label: 'Registration number', value: 'D612345' },
      { label: 'Message', value: 'Mostly flats.' },
    ],
    consent: { marketing: true, terms: false, form: 'installer-form' },
    suspicions: [],
    enquiry: {
      collection: 'partner-applications',
      row: {
        kind: 'installer',
        name: 'Aisha Khan',
        company: 'Khan Electrical',
        email: 'aisha@example.com',
        phone: '07700 900 006',
        area: 'SN, BA',
        trade: 'electrician',
        experience: 'over-10',
        scheme: 'niceic',
        registration: 'D612345',
        budget: null,
        message: 'Mostly flats.',
        marketing_consent: true,
      },
    },
  })
})

test('a distributor gives an area and current products', () => {
  expect(distributor()).toMatchObject({
    kind: 'distributor',
    source: 'distributor-form',
    enquiry: { row: { kind: 'distributor', area: 'Dorset', trade: 'Underfloor heating', scheme: null, budget: null } },
  })
})

test('a new business states its available budget', () => {
  expect(business().answers).toContainEqual({ label: 'Available budget', value: '£10,000 to £20,000' })
  expect(business()).toMatchObject({
    kind: 'business',
    source: 'business-form',
    enquiry: { row: { kind: 'business', trade: 'Lettings', budget: '10k-20k', experience: null } },
  })
})

describe('blank fields stay blank', () => {
  test.each([
    [
      'distributor',
      distributor({ trade: '', experience: '', message: '', marketingConsent: undefined }),
      ['Name', 'Firm', 'Email', 'Phone', 'Area'],
    ],
    [
      'installer',
      installer({ registration: '', experience: '', message: ' ', marketingConsent: undefined }),
      ['Name', 'Firm', 'Email', 'Phone', 'Area', 'Trade now', 'Registered with'],
    ],
    [
      'business',
      business({ company: '', budget: '', message: '', marketingConsent: undefined }),
      ['Name', 'Email', 'Phone', 'Area', 'Trade now'],
    ],
  ])('%s', (_kind, lead, labels) => {
    expect(lead.answers.map(({ label }) => label)).toEqual(labels)
    expect(lead).toMatchObject({
      message: '',
      consent: { marketing: false },
      enquiry: { row: { message: null, marketing_consent: false } },
    })
  })
})

test.each([
  [distributor({ website: 'x' }), 'A field that people cannot see was filled in'],
  [distributor({ trade: '[url=x]' }), 'Link markup in the text'],
  [installer({ company: '<a href=x>' }), 'Link markup in the text'],
  [business({ area: '[img]' }), 'Link markup in the text'],
  [installer({ name: 'Aisha www.spam.example' }), 'A link in the name'],
  [business({ message: 'http://a.example http://b.example http://c.example' }), 'Three or more links in the text'],
])('automated submissions are suspicious: %#', ({ suspicions }, reason) => {
  expect(suspicions).toEqual([reason])
})
