import { expect, test } from 'vitest'

import { shopPriceOf } from '@/lib/content/shop'
import { getClaims } from '@/lib/data/claims'
import { getSitemap, getSitemaps } from '@/lib/data/pages/sitemap'
import { toPanel } from '@/lib/data/panels'
import { payloadClient } from '@/lib/data/payload-client'
import { getShopProduct, getShopProducts } from '@/lib/data/shop'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import type { Product } from '@/lib/generated/payload-types'
import { shopProductData } from '@/lib/seo/json-ld/shop-product'

import { pdfOf } from '../../fixtures/pdf'
import { storeSettings } from '../../fixtures/store'

const payload = await payloadClient()

const panel = async () => {
  const product = await getShopProduct(POWERBOARD_SLUG)
  if (!product) throw new Error('no panel')
  return product
}
const TODAY = '2026-11-28'

const pathsOf = async (kind: 'products' | 'tools') =>
  (await getSitemap(kind)).flatMap(({ entries }) => entries.map(({ path }) => path))

test('the panel of a new site costs £439.00 delivered, and its structured data match the page', async () => {
  const product = await panel()
  const price = shopPriceOf({ product, claims: await getClaims('structured-data') })
  expect(price).toMatchObject({
    kind: 'priced',
    eachPence: 28_900,
    claim: { value: '289' },
    delivered: { deliveryPence: 15_000, totalPence: 43_900 },
  })
  const data = shopProductData({
    product,
    price,
    released: {},
    isStoreOpen: false,
    today: TODAY,
    origin: 'https://powerboard.example',
  })
  expect(data).toMatchObject({
    url: 'https://powerboard.example/shop/powerboard-s-225w',
    offers: {
      price: '289.00',
      priceCurrency: 'GBP',
      shippingDetails: { shippingRate: { value: '150.00', currency: 'GBP' } },
    },
  })
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data.offers).toMatchObject({ warranty: undefined, availability: undefined })
  expect(product.stock).toBe('unknown')
  expect([product.description, product.features.length, product.worksWith.length].every(Boolean)).toBe(true)
  expect(product.leadTime).toBe('') // the order states its delivery date
  expect(product.pictures.length).toBeGreaterThan(0)
})

test('the panel’s figures are dated by the day in London', async () => {
  const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: POWERBOARD_SLUG } } })
  const [product] = docs
  if (!product) throw new Error('no panel')
  expect(toPanel({ ...product, updatedAt: '2026-06-30T23:30:00.000Z' })?.recordedOn).toBe('2026-07-01')
})

test('a barcode number and the last day of a price are shown as entered, and refused if they cannot be right', async () => {
  const product = await panel()
  const save = (data: object) => payload.update({ collection: 'products', id: product.id, data })
  expect([product.gtin, product.priceValidUntil]).toEqual(['', null])
  await expect(save({ gtin: '5012345678901' })).rejects.toThrow('GTIN')
  await expect(save({ priceValidUntil: '2026-01-31T12:00:00.000Z' })).rejects.toThrow('Price valid until')
  await save({ gtin: ' 5 012345-678900', priceValidUntil: '2099-07-31T12:00:00.000Z' })
  expect(await panel()).toMatchObject({ gtin: '5012345678900', priceValidUntil: '2099-07-31' })
  await save({ gtin: null, priceValidUntil: null })
  expect(await panel()).toMatchObject({ gtin: '', priceValidUntil: null })
})

test.each([
  ['none', true, 'OutOfStock'],
  ['none', false, 'OutOfStock'],
  ['low', true, 'InStock'],
  ['in-stock', true, 'InStock'],
  ['in-stock', false, 'PreOrder'],
] as const)('with stock %s and isStoreOpen %s, the availability is %s', async (stock, isStoreOpen, availability) => {
  const product = await panel()
  const price = shopPriceOf({ product, claims: await getClaims('structured-data') })
  expect(
    shopProductData({ product: { ...product, stock }, price, released: {}, isStoreOpen, today: TODAY, origin: '' })
      .offers,
  ).toMatchObject({ availability: `https://schema.org/${availability}` })
})

test('a price replaced by wording has no offer', async () => {
  const product = await panel()
  expect(
    shopProductData({
      product,
      price: { kind: 'quoted', text: 'In your quote' },
      released: {},
      isStoreOpen: false,
      today: TODAY,
      origin: '',
    }).offers,
  ).toBeUndefined()
})

test('an active product is listed in its category, and in the sitemap with its date', async () => {
  const category = await payload.create({
    collection: 'product-categories',
    data: { name: 'Controls', slug: 'controls', description: 'They switch the panels.' },
  })
  const { id } = await payload.create({
    collection: 'products',
    data: { name: 'Thermostat', slug: 'thermostat', basePrice: 59.99, category: category.id, stockLevel: 3 },
  })
  expect(await getShopProduct('thermostat')).toMatchObject({
    pricePence: 5_999,
    category: 'Controls',
    categoryDescription: 'They switch the panels.',
    stock: 'low',
  })
  expect(await pathsOf('products')).toEqual(['/shop/powerboard-s-225w', '/shop/thermostat'])
  await payload.update({ collection: 'product-categories', id: category.id, data: { name: 'Thermostats' } })
  expect(await getShopProduct('thermostat')).toMatchObject({ category: 'Thermostats' })
  await payload.update({ collection: 'products', id, data: { isActive: false } })
  expect(await getShopProduct('thermostat')).toBeNull()
  expect(await pathsOf('products')).toEqual(['/shop/powerboard-s-225w'])
})

test('a product has its technical data, energy rating and fitting', async () => {
  const { id } = await payload.create({
    collection: 'products',
    data: {
      name: 'Mirror',
      slug: 'mirror',
      basePrice: 99,
      specifications: { powerWatts: 60, voltage: 230, parts: ['glass'] },
      energyRating: 'A',
      installationComplexity: 'low',
    },
  })
  expect(await getShopProduct('mirror')).toMatchObject({
    // In the order of PostgreSQL, which sorts the keys of stored JSON.
    technicalData: [
      { term: 'Voltage', detail: '230 V' },
      { term: 'Power', detail: '60 W' },
    ],
    energyRating: 'A',
    installationComplexity: 'low',
  })
  await payload.delete({ collection: 'products', id })
})

test('of the panel’s technical data, only the usual specification is shown, without claims', async () => {
  const { technicalData, installationComplexity } = await panel()
  expect(technicalData.map(({ term }) => term)).toEqual([
    'Rated power',
    'Current',
    'Size',
    'Weight',
    'Surface temperature',
    'Panels on one 16 A circuit',
  ])
  expect(installationComplexity).toBe('medium')
})

test('a product shows the contents of its box and its documents, with file sizes', async () => {
  expect(await panel()).toMatchObject({
    inBox: ['One panel with its flex', 'Two steel channels'],
    documents: [{ title: 'Data sheet', href: '/downloads/datasheet', kind: 'PDF', bytes: null }],
  })
  const pdf = Buffer.from(pdfOf(['Screw the channels to the joists.']))
  const file = await payload.create({
    collection: 'media',
    data: { alt: 'Fitting instructions' },
    file: { data: pdf, mimetype: 'application/pdf', name: 'fitting.pdf', size: pdf.length },
  })
  const make = (documents: NonNullable<Product['documents']>) =>
    payload.create({
      collection: 'products',
      data: { name: 'Kit', slug: 'kit', basePrice: 10, boxContents: ['1 panel', '2 channels'], documents },
    })
  await expect(make([{ title: 'Nothing' }])).rejects.toThrow('Link')
  const { id } = await make([
    { title: 'Fitting instructions', file: file.id },
    { title: 'Technical data', link: '/technical-specs' },
  ])
  expect(await getShopProduct('kit')).toMatchObject({
    inBox: ['1 panel', '2 channels'],
    documents: [
      { title: 'Fitting instructions', href: file.url, kind: 'PDF', bytes: file.filesize },
      { title: 'Technical data', href: '/technical-specs', kind: 'Web page', bytes: null },
    ],
  })
  await payload.delete({ collection: 'products', id })
})

test('the store itself is listed while it is open', async () => {
  await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(true) })
  expect(await pathsOf('products')).toContain('/shop')
  await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(false) })
  expect(await pathsOf('products')).not.toContain('/shop')
})

test('an unknown slug is not a product', async () => {
  expect(await getShopProduct('nothing')).toBeNull()
  expect(await getShopProducts()).toHaveLength(1)
})

test('every kind of page has its sitemap file, and the product’s date is that of the record', async () => {
  expect((await getSitemaps()).map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/sitemap/guides.xml',
      '/sitemap/pages.xml',
      '/sitemap/products.xml',
      '/sitemap/tools.xml',
    ]),
  )
  expect((await getSitemap('products'))[0]?.entries[0]).toEqual({
    path: '/shop/powerboard-s-225w',
    changedAt: (await panel()).updatedAt,
  })
  expect(await pathsOf('tools')).toContain('/calculator/quick')
})
