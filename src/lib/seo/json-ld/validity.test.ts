import { describe, expect, test } from 'vitest'

import { structuredDataFaults } from '../../../../tests/fixtures/structured-data/faults'
import { WITHOUT_PRICE } from '../../../../tests/fixtures/structured-data/left-out'
import {
  GUIDE,
  ORIGIN,
  panelWith,
  PICTURE,
  SETTINGS,
  shopProductWith,
} from '../../../../tests/fixtures/structured-data/samples'
import { unprinted } from '../../../../tests/fixtures/structured-data/unprinted'
import { articleData } from './article'
import { breadcrumbData } from './breadcrumb'
import { jsonLdText } from './json-ld'
import { companyData, organisationData } from './organisation'
import { questionsData } from './questions'
import { serviceData } from './service'
import { websiteData } from './website'

const company = organisationData({ settings: SETTINGS, origin: ORIGIN })
const site = websiteData({ origin: ORIGIN })
const guide = articleData({ page: GUIDE, origin: ORIGIN })
const trail = breadcrumbData({
  trail: [
    { path: '/', name: 'Home' },
    { path: '/guide', name: 'Circuits' },
  ],
  origin: ORIGIN,
})
const questions = questionsData({
  path: '/guide',
  asked: [{ question: 'Does it glow?', answer: 'No.' }],
  origin: ORIGIN,
})
const service = serviceData({ path: '/guide', origin: ORIGIN })
const panel = shopProductWith({})

const scriptOf = (records: Parameters<typeof jsonLdText>[0]) =>
  `<html><head><script type="application/ld+json">${jsonLdText(records)}</script></head></html>`
const faultsOf = (...records: Parameters<typeof jsonLdText>[0]) => structuredDataFaults(scriptOf(records))

describe('structured data is valid', () => {
  const priced = { 'price.panel': '179', 'warranty.years': '10', rating: '4.8/5' }

  test.each([
    ['the company', [company], []],
    ['the company with all details', [companyData({ settings: SETTINGS, origin: ORIGIN })], []],
    [
      'the company with other addresses',
      [
        organisationData({
          settings: { ...SETTINGS, socialLinks: [{ platform: 'x', label: 'X', href: 'https://x.example.com' }] },
          origin: ORIGIN,
        }),
      ],
      [],
    ],
    ['the site', [site], []],
    ['a guide', [guide], []],
    ['a guide with a picture', [articleData({ page: { ...GUIDE, picture: PICTURE }, origin: ORIGIN })], []],
    ['the way to a page', [trail], []],
    ['questions', questions, []],
    ['fitting', [service], []],
    ['the panel without approved claims', [panelWith({})], WITHOUT_PRICE],
    [
      'the panel, all released',
      [panelWith({ released: { ...priced, 'price.delivery': '150', 'rating.count': '47' }, shown: priced })],
      [],
    ],
    ['a product’s page', [panel], []],
    ['a product’s page in an open store', [shopProductWith({ isStoreOpen: true })], []],
    ['a product’s page without stock', [shopProductWith({ product: { stock: 'none' } })], []],
    ['a product with unknown stock', [shopProductWith({ product: { stock: 'unknown' } })], []],
    [
      'a product with replacement text for its price',
      [shopProductWith({ price: { kind: 'quoted', text: 'In your quote' } })],
      WITHOUT_PRICE,
    ],
    // Manufacturer unknown.
    [
      'a product by another manufacturer',
      [shopProductWith({ product: { slug: 'thermostat' } })],
      ['WARNING Product: Missing field "brand" (optional)'],
    ],
  ])('%s', async (_, records, faults) => {
    expect(await faultsOf(company, ...records)).toEqual(faults)
  })
})

describe('detects a fault', () => {
  const panelOffered = (changes: object) => ({ ...panel, offers: Object.assign({}, panel.offers, changes) })

  test.each([
    [
      'a property that schema.org does not have',
      { ...guide, heading: 'Circuits' },
      'WARNING TechArticle: Property "heading" for type "TechArticle" is not supported by the schema.org specification',
    ],
    [
      'a property of another type',
      { ...guide, priceCurrency: 'GBP' },
      'WARNING TechArticle: Property "priceCurrency" for type "TechArticle" is not supported by the schema.org specification',
    ],
    [
      'a type that schema.org does not have',
      { '@type': 'Guidance' },
      'ERROR Guidance: Type "Guidance" is not a valid schema.org type',
    ],
    [
      'a record within another',
      { ...service, areaServed: { '@type': 'Land' } },
      'ERROR Service.areaServed: Type "Land" is not a valid schema.org type',
    ],
    [
      'a price in no currency',
      panelOffered({ priceCurrency: '£' }),
      expect.stringContaining('Invalid type for attribute "priceCurrency"'),
    ],
    [
      'a dangling reference',
      { ...guide, author: { '@id': `${ORIGIN}/#nobody` } },
      `ERROR reference: nothing on the page has the address ${ORIGIN}/#nobody`,
    ],
  ])('%s', async (_, record, fault) => {
    expect(await faultsOf(company, record)).toEqual([fault])
  })

  test('detects an unreadable script', async () => {
    expect(await structuredDataFaults('<script type="application/ld+json">{"@context"</script>')).toEqual([
      expect.stringMatching(/^ERROR jsonld: /),
    ])
  })

  test.each([
    { name: 'company', record: company, properties: ['name', 'address', 'telephone', 'openingHoursSpecification'] },
    { name: 'website', record: site, properties: ['name', 'url', 'potentialAction'] },
    { name: 'guide', record: guide, properties: ['headline', 'author', 'datePublished', 'dateModified'] },
    { name: 'service', record: service, properties: ['name', 'provider', 'areaServed'] },
    { name: 'product', record: panel, properties: ['name', 'image', 'offers', 'brand', 'description', 'sku'] },
    { name: 'way to a page', record: trail, properties: ['itemListElement'] },
    ...questions.map((record) => ({ name: 'list of questions', record, properties: ['mainEntity'] })),
  ])('detects missing fields of a $name', async ({ record, properties }) => {
    for (const property of properties)
      expect(await faultsOf(company, { ...record, [property]: undefined })).toContainEqual(
        expect.stringContaining(`"${property}"`),
      )
  })

  test.each(['price', 'priceCurrency'])('detects an offer without its %s', async (property) => {
    expect(await faultsOf(company, panelOffered({ [property]: undefined }))).toContainEqual(
      expect.stringContaining(`"${property}"`),
    )
  })
})

test('detects data that the page does not show', () => {
  const html = scriptOf([guide, ...questions, panel])
  expect(unprinted({ html, text: 'Circuits Does it\n glow? No. Powerboard S 225W A white panel. £289.00' })).toEqual([])
  expect(unprinted({ html, text: 'Circuits Does it glow? Powerboard S 225W A white panel. £179' })).toEqual([
    'Offer.price: 289.00',
  ])
})
