import { describe, expect, test } from 'vitest'

import {
  ORIGIN,
  panelWith as product,
  SETTINGS,
  shopProductWith,
} from '../../../../tests/fixtures/structured-data/samples'
import { jsonLdText } from './json-ld'
import { companyData, organisationData } from './organisation'
import { websiteData } from './website'

test('the company has the page’s URL and no rating of its own', () => {
  const company = organisationData({ settings: SETTINGS, origin: ORIGIN })
  expect(company).toMatchObject({
    legalName: 'Powerboard Ltd',
    telephone: '+441632960123',
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '09:00', closes: '16:00' },
    ]),
    address: {
      streetAddress: 'Unit 4',
      addressLocality: 'Devizes, Wiltshire',
      postalCode: 'SN10 1AA',
      addressRegion: 'England',
      addressCountry: 'GB',
    },
    contactPoint: { contactType: 'customer service', areaServed: 'GB', availableLanguage: 'English' },
  })
  expect(company).not.toHaveProperty('aggregateRating')
  expect(company.sameAs).toBeUndefined()
})

test('details from the about page appear only there', () => {
  const told = {
    alternateName: 'Powerboard UK',
    foundingDate: '2020',
    numberOfEmployees: { minValue: 10, maxValue: 50 },
    paymentAccepted: 'Cash, credit card, debit card, bank transfer',
    currenciesAccepted: 'GBP',
  }
  expect(companyData({ settings: SETTINGS, origin: ORIGIN })).toMatchObject({
    ...organisationData({ settings: SETTINGS, origin: ORIGIN }),
    ...told,
  })
  for (const property of Object.keys(told))
    expect(organisationData({ settings: SETTINGS, origin: ORIGIN })).not.toHaveProperty(property)
})

test('the company’s social profiles are included when known', () => {
  const socialLinks = [{ platform: 'youtube' as const, label: 'YouTube', href: 'https://youtube.example.com' }]
  expect(organisationData({ settings: { ...SETTINGS, socialLinks }, origin: ORIGIN })).toMatchObject({
    sameAs: ['https://youtube.example.com'],
  })
})

test('the site has a search action and belongs to the company', () => {
  expect(websiteData({ origin: ORIGIN })).toMatchObject({
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } },
  })
  expect(websiteData({ origin: ORIGIN })).toMatchObject({
    url: `${ORIGIN}/`,
    publisher: { '@id': organisationData({ settings: SETTINGS, origin: ORIGIN })['@id'] },
  })
})

test.each([
  ['not released', { shown: { 'price.panel': '179', rating: '4.9/5' } }],
  [
    'approved, but different from the page',
    { released: { 'price.panel': '289', rating: '4.8' }, shown: { 'price.panel': '179', rating: '4.9/5' } },
  ],
  ['released, and not on the page', { released: { 'price.panel': '289', rating: '4.8' } }],
])('leaves out the price and rating when %s', (_, given) => {
  expect(product(given)).toMatchObject({ offers: undefined, aggregateRating: undefined })
})

test('includes an offer with delivery and warranty for an approved price shown on the page', () => {
  const values = { 'price.panel': '179', 'warranty.years': '10' }
  expect(product({ released: { ...values, 'price.delivery': '150' }, shown: values })).toMatchObject({
    image: [`${ORIGIN}/api/media/file/panel.webp`],
    offers: {
      price: '179',
      priceCurrency: 'GBP',
      shippingDetails: { shippingRate: { value: '150' } },
      warranty: { durationOfWarranty: { value: '10' } },
    },
  })
  expect(product({ released: { 'price.panel': '179' }, shown: values }).offers).toMatchObject({ warranty: undefined })
  expect(product({ released: values, shown: values }).offers).toMatchObject({ shippingDetails: undefined })
})

test('includes an approved rating shown on the page, with its count', () => {
  expect(product({ released: { rating: '4.8/5', 'rating.count': '47' }, shown: { rating: '4.8/5' } })).toMatchObject({
    aggregateRating: { ratingValue: '4.8', bestRating: 5, ratingCount: 47 },
  })
})

test.each<Record<string, string>>([{}, { 'rating.count': '500+' }])(
  'leaves out a rating without a count: %o',
  (count) => {
    expect(
      product({ released: { rating: '4.8/5', ...count }, shown: { rating: '4.8/5' } }).aggregateRating,
    ).toBeUndefined()
  },
)

const PRICE = { 'price.panel': '179' }

describe.each([
  [
    'the homepage',
    ({ gtin, priceValidUntil, today }: Told) =>
      product({ panel: { gtin, priceValidUntil }, today, released: PRICE, shown: PRICE }),
  ],
  [
    'a product page',
    ({ gtin, priceValidUntil, today }: Told) => shopProductWith({ product: { gtin, priceValidUntil }, today }),
  ],
])('on %s', (_, data) => {
  test('a product has its barcode number and the last day of its price', () => {
    const told = { gtin: '5012345678900', priceValidUntil: '2026-12-31', today: '2026-12-31' }
    expect(data(told)).toMatchObject({ gtin: '5012345678900', offers: { priceValidUntil: '2026-12-31' } })
  })

  test('neither is there if it is unknown, nor a day that has passed', () => {
    const unknown = data({ gtin: '', priceValidUntil: null, today: '2026-12-31' })
    expect(unknown).toMatchObject({ gtin: undefined, offers: { priceValidUntil: undefined } })
    const past = data({ gtin: '', priceValidUntil: '2026-12-31', today: '2027-01-01' })
    expect(past).toMatchObject({ offers: { priceValidUntil: undefined } })
  })
})

type Told = { gtin: string; priceValidUntil: string | null; today: string }

test('no value can close the script element', () => {
  const text = jsonLdText([{ '@type': 'Thing', '@id': '</script><script>alert(1)</script>' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ '@id': '</script><script>alert(1)</script>' }] })
})
