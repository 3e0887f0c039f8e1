import { expect, test } from 'vitest'

import type { Claim, Claims } from '../claim'
import type { SiteSettings } from '../site-settings'
import { jsonLdText } from './json-ld'
import { organisationData } from './organisation'
import { productData } from './product'
import { websiteData } from './website'

const ORIGIN = 'https://powerboard.example.com'

const SETTINGS: Pick<SiteSettings, 'company' | 'mainPhone' | 'email' | 'socialLinks'> = {
  company: { legalName: 'Powerboard Ltd', registeredNumber: '', vatNumber: '', address: ['Unit 4', 'Devizes', 'Wiltshire', 'SN10 1AA'] },
  mainPhone: { display: '01632 960 123', href: 'tel:+441632960123' },
  email: 'hello@powerboard.example.com',
  socialLinks: [],
}

test('the company has the address of the page, and no rating of itself', () => {
  const company = organisationData({ settings: SETTINGS as SiteSettings, origin: ORIGIN })
  expect(company).toMatchObject({
    legalName: 'Powerboard Ltd',
    telephone: '+441632960123',
    address: { streetAddress: 'Unit 4', addressLocality: 'Devizes, Wiltshire', postalCode: 'SN10 1AA', addressRegion: 'England', addressCountry: 'GB' },
    contactPoint: { contactType: 'customer service', areaServed: 'GB', availableLanguage: 'English' },
  })
  expect(company).not.toHaveProperty('aggregateRating')
  expect(company).not.toHaveProperty('sameAs')
})

test('the company’s other addresses are named when there are some', () => {
  const settings = { ...SETTINGS, socialLinks: [{ label: 'YouTube', href: 'https://youtube.example.com' }] } as SiteSettings
  expect(organisationData({ settings, origin: ORIGIN })).toMatchObject({ sameAs: ['https://youtube.example.com'] })
})

test('the site can be searched, and is the company’s', () => {
  expect(websiteData({ origin: ORIGIN })).toMatchObject({ potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } } })
  expect(websiteData({ origin: ORIGIN })).toMatchObject({ url: `${ORIGIN}/`, publisher: { '@id': organisationData({ settings: SETTINGS as SiteSettings, origin: ORIGIN })['@id'] } })
})

const claims = (values: Record<string, string>): Claims =>
  Object.fromEntries(Object.entries(values).map(([key, value]): [string, Claim] => [key, { kind: 'reading', key, value, text: value, unit: '', status: 'approved', qualifier: '', evidence: '', checkedOn: null }]))

const product = ({ released = {}, shown = {}, isStoreOpen = false }: { released?: Record<string, string>; shown?: Record<string, string>; isStoreOpen?: boolean }) =>
  productData({
    panel: { name: 'Powerboard S 225W', powerWatts: 225, widthMm: 1200, heightMm: 600, thicknessMm: 12.5, weightKg: 6.6 },
    description: 'A panel.',
    pictures: ['/api/media/file/panel.webp'],
    released: claims(released),
    shown: claims(shown),
    isStoreOpen,
    origin: ORIGIN,
  })

test.each([
  ['not released', { shown: { 'price.panel': '179', rating: '4.9/5' } }],
  ['released, and not what the page says', { released: { 'price.panel': '289', rating: '4.8' }, shown: { 'price.panel': '179', rating: '4.9/5' } }],
  ['released, and not on the page', { released: { 'price.panel': '289', rating: '4.8' } }],
])('a price and a rating are left out when %s', (_, given) => {
  expect(product(given)).not.toHaveProperty('offers')
  expect(product(given)).not.toHaveProperty('aggregateRating')
})

test('a released price that the page shows is an offer, with its delivery and warranty', () => {
  const values = { 'price.panel': '179', 'warranty.years': '10' }
  expect(product({ released: { ...values, 'price.delivery': '150' }, shown: values })).toMatchObject({
    image: [`${ORIGIN}/api/media/file/panel.webp`],
    offers: {
      price: '179',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/PreOrder',
      shippingDetails: { shippingRate: { value: '150' } },
      warranty: { durationOfWarranty: { value: '10' } },
    },
  })
  expect(product({ released: values, shown: values, isStoreOpen: true }).offers).toMatchObject({ availability: 'https://schema.org/InStock' })
  expect(product({ released: { 'price.panel': '179' }, shown: values }).offers).not.toHaveProperty('warranty')
  expect(product({ released: values, shown: values }).offers).not.toHaveProperty('shippingDetails')
})

test('a released rating that the page shows comes with its count', () => {
  expect(product({ released: { rating: '4.8/5', 'rating.count': '47' }, shown: { rating: '4.8/5' } })).toMatchObject({
    aggregateRating: { ratingValue: '4.8', bestRating: 5, ratingCount: '47' },
  })
})

test('a rating without a count is left out', () => {
  expect(product({ released: { rating: '4.8/5' }, shown: { rating: '4.8/5' } })).not.toHaveProperty('aggregateRating')
})

test('no value ends the script', () => {
  const text = jsonLdText([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] })
})
