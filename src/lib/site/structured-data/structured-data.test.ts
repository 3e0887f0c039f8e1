import { expect, test } from 'vitest'

import { ORIGIN, panelWith as product, SETTINGS } from '../../../../tests/fixtures/structured-data/samples'
import { jsonLdText } from './json-ld'
import { companyData, organisationData } from './organisation'
import { websiteData } from './website'

test('the company has the address of the page, and no rating of itself', () => {
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

test('what the page about the company prints is told there, and nowhere else', () => {
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

test('the company’s other addresses are named when there are some', () => {
  const socialLinks = [{ platform: 'youtube' as const, label: 'YouTube', href: 'https://youtube.example.com' }]
  expect(organisationData({ settings: { ...SETTINGS, socialLinks }, origin: ORIGIN })).toMatchObject({
    sameAs: ['https://youtube.example.com'],
  })
})

test('the site can be searched, and is the company’s', () => {
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
    'released, and not what the page says',
    { released: { 'price.panel': '289', rating: '4.8' }, shown: { 'price.panel': '179', rating: '4.9/5' } },
  ],
  ['released, and not on the page', { released: { 'price.panel': '289', rating: '4.8' } }],
])('a price and a rating are left out when %s', (_, given) => {
  expect(product(given)).toMatchObject({ offers: undefined, aggregateRating: undefined })
})

test('a released price that the page shows is an offer, with its delivery and warranty', () => {
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

test('a released rating that the page shows comes with its count', () => {
  expect(product({ released: { rating: '4.8/5', 'rating.count': '47' }, shown: { rating: '4.8/5' } })).toMatchObject({
    aggregateRating: { ratingValue: '4.8', bestRating: 5, ratingCount: 47 },
  })
})

test.each<Record<string, string>>([{}, { 'rating.count': '500+' }])(
  'a rating without a count is left out: %o',
  (count) => {
    expect(
      product({ released: { rating: '4.8/5', ...count }, shown: { rating: '4.8/5' } }).aggregateRating,
    ).toBeUndefined()
  },
)

test('no value ends the script', () => {
  const text = jsonLdText([{ '@type': 'Thing', '@id': '</script><script>alert(1)</script>' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ '@id': '</script><script>alert(1)</script>' }] })
})
