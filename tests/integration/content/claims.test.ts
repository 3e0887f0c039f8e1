import { beforeAll, describe, expect, test } from 'vitest'

import { salesMetadata } from '@/app/(funnel)/sales-metadata'
import { claimLocations } from '@/lib/cms/content/claim-locations'
import { contentReport } from '@/lib/cms/content/content-report'
import { readContents } from '@/lib/cms/content/read-contents'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { CLAIM_CONTEXTS } from '@/lib/content/claim'
import { getClaims, getReleasedClaims } from '@/lib/data/claims'
import { getHomePage } from '@/lib/data/home-page'
import { getPageAt } from '@/lib/data/pages/page'
import { getPowerboard } from '@/lib/data/panels'
import { payloadClient } from '@/lib/data/payload-client'
import { getPromoMessages } from '@/lib/data/promo-banner'
import { bareFigures } from '@/lib/domain/claims/bare-figures'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'
import { productData } from '@/lib/seo/json-ld/product'

import { otherPlaces } from '../../../scripts/lib/content-places'
import { expired } from '../../fakes/fake-next-cache'
import { approveReadings } from '../support/confirm-readings'

const payload = await payloadClient()

const staff = { overrideAccess: true } as const
const setMode = (mode: 'faithful' | 'strict') =>
  payload.updateGlobal({ slug: 'claim-settings', data: { mode }, ...staff })
const sparky = { display: '07700 900225', href: 'tel:+447700900225' }

/**
 * Everything that prints claims: each page, the banner, the homepage, search results and the product's structured data.
 */
async function everythingShown() {
  const pages = []
  for (const { path } of PAGE_SEEDS) pages.push(await getPageAt(path))
  const claims = []
  for (const { value } of CLAIM_CONTEXTS) claims.push(await getClaims(value))
  const [home, banner, search, released, shown, panel] = await Promise.all([
    getHomePage(),
    getPromoMessages(sparky),
    salesMetadata(STATIC_PAGES.sales),
    getReleasedClaims(),
    getClaims('hero'),
    getPowerboard(),
  ])
  const data = productData({
    panel,
    description: '',
    pictures: [],
    released,
    shown,
    today: '2026-11-28',
    origin: 'https://example.com',
  })
  return { pages, claims, badges: home.badges, banner, search, data }
}

describe('the content of a new site', async () => {
  const [contents, registry, places] = await Promise.all([
    readContents({ payload }),
    readRegistry({ payload }),
    otherPlaces(payload),
  ])
  const locations = claimLocations({ contents, ...registry })

  test('has no dead links and no conflicting readings without a note', () => {
    const pages = contentReport({ contents, ...registry, places })
    expect(pages.flatMap(({ path, dead }) => dead.map(({ href }) => `${path}: ${href}`))).toEqual([])
    expect(pages.flatMap(({ path, contradictions }) => contradictions.map(({ group }) => `${path}: ${group}`))).toEqual(
      [],
    )
    expect(pages.flatMap(({ path, bare }) => bare.map(({ sentence }) => `${path}: ${sentence}`))).toEqual([])
    for (const path of PAGE_SEEDS.map((page) => page.path))
      expect(pages.find((page) => page.path === path)?.pitch.words, path).toBeGreaterThan(300)
  })

  test.each([
    ['warranty.years', '10', 'banner'],
    ['warranty.years', '10', 'hero'],
    ['warranty.years', '25', 'footer'],
    ['warranty.years', '25', 'metadata'],
    ['efficiency', '99.8', 'section'],
    ['efficiency', '99', 'landing'],
    ['efficiency', '97-99', 'metadata'],
    ['efficiency', '95', 'calculator-teaser'],
    ['price.panel', '179', 'hero'],
    ['rating', '4.9/5', 'section'],
    ['rating', '4.9/5', 'landing'],
    ['properties.heated', '1,000+', 'section'],
    ['installation.time', '4-6', 'landing'],
    ['gas-boiler-ban', '2025', 'landing'],
    ['quote.time', '60', 'calculator-teaser'],
    ['savings.year', '600-2,000', 'calculator-teaser'],
    ['payback', '3-7', 'calculator-teaser'],
    ['partner.margin', '40-60', 'landing'],
    ['partner.fee', '300-500', 'landing'],
    ['support.hours', '24/7', 'banner'],
    ['landing.counter-1', '2850', 'landing'],
    ['landing.counter-3', '5000', 'landing'],
    ['market.size', '£3.2bn', 'section'],
    ['response.time', '15', 'section'],
  ])('gives %s as %s in %s', (key, value, context) => {
    expect(
      locations
        .filter((location) => location.key === key && location.context === context)
        .map(({ reading }) => reading?.value),
    ).toContain(value)
  })
})

test('a claim typed into any public text is found, but none in staff-only text', async () => {
  const {
    docs: [installer],
  } = await payload.find({ collection: 'installers', limit: 1, ...staff })
  await payload.update({
    collection: 'installers',
    id: installer?.id ?? 0,
    data: { summary: 'Save £801 a year.', notes: 'Save £802 a year.', _status: 'published' },
    ...staff,
  })
  await payload.create({
    collection: 'products',
    data: {
      name: 'Thermostat',
      slug: 'linted',
      basePrice: 59,
      compatibility: ['Save £803 a year.'],
      leadTime: 'It pays back in 4 years.',
      isActive: false,
    },
    ...staff,
  })
  const found = (await readContents({ payload }))
    .flatMap(({ passages }) => passages.flatMap(bareFigures))
    .map(({ figure }) => figure)
  expect(found.sort()).toEqual(['4', '£801', '£803'])
})

describe('with approved claims only', () => {
  beforeAll(async () => {
    const { docs } = await payload.find({ collection: 'claims', pagination: false, depth: 0, ...staff })
    // The widest settings staff can choose: everything released to search engines, one reading approved.
    for (const { id, key, readings } of docs) {
      const released = readings.map((reading) => ({ ...reading, jsonLdAllowed: true }))
      const proven = released.map((reading) => ({ ...reading, evidence: 'Test report 7, May 2026' }))
      if (key === 'ip.rating') await approveReadings(payload, { id, readings: proven })
      else
        await payload.update({ collection: 'claims', id, data: { readings: released, _status: 'published' }, ...staff })
    }
    expired.splice(0)
    await setMode('strict')
  })

  test('the setting refreshes every page with a claim', () => {
    expect(expired).toEqual(['claim-settings'])
  })

  test('no page, banner, search result or structured data contains an unapproved reading', async () => {
    const shown = JSON.stringify(await everythingShown())
    const { claims } = await readRegistry({ payload })
    const readings = claims.flatMap(({ readings }) => readings).filter(({ status }) => status !== 'approved')
    expect(readings.length).toBeGreaterThan(30)
    // A figure alone proves nothing, because other calculations contain it. The table of readings on /technical-specs
    // compares the delivery charge with others.
    const ignored = ['2850', '5000', '£150 delivery']
    expect(
      readings
        .filter(({ text }) => !ignored.includes(text) && shown.includes(JSON.stringify(text).slice(1, -1)))
        .map(({ text }) => text),
    ).toEqual([])
    expect(
      [...shown.matchAll(/"kind":"reading","key":"([^"]+)"/g)]
        .map(([, key]) => key)
        .filter((key) => key !== 'ip.rating'),
    ).toEqual([])
    expect(shown).not.toMatch(/"offers"|"aggregateRating"|"warranty":/)
  })

  test('approved readings are printed, and replacement wording elsewhere', async () => {
    const { claims, badges, banner } = await everythingShown()
    expect(claims[0]).toMatchObject({
      'ip.rating': { kind: 'reading', value: 'IP54' },
      'warranty.years': { kind: 'replacement', text: 'Warranty as stated in your quote' },
    })
    expect(badges.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['IP54 rated', 'Warranty as stated in your quote']),
    )
    expect(banner.map(({ title }) => title)).toContain('Warranty as stated in your quote.')
  })

  test('a claim without replacement wording removes its message', async () => {
    const { docs } = await payload.find({
      collection: 'claims',
      where: { key: { equals: 'warranty.years' } },
      ...staff,
    })
    const [claim] = docs
    if (!claim) throw new Error('no claim')
    await payload.update({
      collection: 'claims',
      id: claim.id,
      data: {
        readings: claim.readings.map((reading) => ({ ...reading, strictReplacement: '' })),
        _status: 'published',
      },
      ...staff,
    })
    const { badges, banner, pages } = await everythingShown()
    expect([badges.length, banner.length]).toEqual([7, 3])
    expect(pages.every(({ kind }) => kind === 'page')).toBe(true)
  })

  test('an approval that expired yesterday no longer counts, in structured data or on pages', async () => {
    const change = async (until: string | null) => {
      const {
        docs: [claim],
      } = await payload.find({ collection: 'claims', where: { key: { equals: 'ip.rating' } }, ...staff })
      if (!claim) throw new Error('no claim')
      const readings = claim.readings.map((reading) => ({
        ...reading,
        contexts: ['banner' as const, 'structured-data' as const],
        evidenceExpires: until,
      }))
      await approveReadings(payload, { id: claim.id, readings })
    }
    await change(null)
    expect((await getReleasedClaims())['ip.rating']).toMatchObject({ value: 'IP54', status: 'approved' })
    await change('2020-01-01T12:00:00.000Z')
    expect((await getReleasedClaims())['ip.rating']).toBeUndefined()
    expect((await getClaims('banner'))['ip.rating']?.kind).not.toBe('reading')
    await setMode('faithful')
    expect((await getClaims('banner'))['ip.rating']).toMatchObject({ value: 'IP54', status: 'unverified' })
  })

  test('after switching back, the readings return', async () => {
    await setMode('faithful')
    expect((await getClaims('hero'))['price.panel']).toMatchObject({
      kind: 'reading',
      value: '289',
      text: '£289 per panel, inc. VAT, plus £150 delivery per order',
    })
    const { data } = await everythingShown()
    expect(data.offers).toBeUndefined() // shown, but not approved for search engines
  })
})

test('search results show no unapproved claim', async () => {
  await setMode('faithful')
  expect((await getClaims('metadata'))['warranty.years']).toMatchObject({ kind: 'reading' })
  const { description } = await salesMetadata(STATIC_PAGES.sales)
  expect(description).toBe(STATIC_PAGES.sales.description)
})
