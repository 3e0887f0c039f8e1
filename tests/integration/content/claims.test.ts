import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { salesMetadata } from '@/app/(funnel)/sales-metadata'
import { contentReport } from '@/lib/cms/content/content-report'
import { readContents } from '@/lib/cms/content/read-contents'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { whereClaimsStand } from '@/lib/cms/content/where-claims-stand'
import { bareFigures } from '@/lib/domain/claims/bare-figures'
import { getClaims, getReleasedClaims } from '@/lib/data/claims'
import { getHomePage } from '@/lib/data/home-page'
import { getPageAt } from '@/lib/data/pages/page'
import { payloadClient } from '@/lib/data/payload-client'
import { getPowerboard } from '@/lib/data/product'
import { getPromoMessages } from '@/lib/data/promo-banner'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { CLAIM_CONTEXTS } from '@/lib/site/claim'
import { productData } from '@/lib/site/structured-data/product'

import { otherPlaces } from '../../../scripts/lib/content-places'
import { expired } from '../../fakes/next-cache-kept'
import { openSessions, type Sessions } from '../access/sessions'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))
afterAll(() => pool.end())

const staff = { overrideAccess: true } as const
const setMode = (mode: 'faithful' | 'strict') =>
  payload.updateGlobal({ slug: 'claim-settings', data: { mode }, ...staff })
const sparky = { display: '07700 900225', href: 'tel:+447700900225' }

/** Everything that claims reach: each page, the banner, the homepage, search results and the product as search engines read it. */
async function everythingShown() {
  const pages = []
  for (const { path } of PAGE_SEEDS) pages.push(await getPageAt(path))
  const claims = []
  for (const { value } of CLAIM_CONTEXTS) claims.push(await getClaims(value))
  const [home, banner, search, released, shown, panel] = await Promise.all([
    getHomePage(),
    getPromoMessages(sparky),
    salesMetadata(BUILT_HEADS.sales),
    getReleasedClaims(),
    getClaims('hero'),
    getPowerboard(),
  ])
  const data = productData({ panel, description: '', pictures: [], released, shown, origin: 'https://example.com' })
  return { pages, claims, badges: home.badges, banner, search, data }
}

describe('the content of a new site', async () => {
  const [contents, registry, places] = await Promise.all([
    readContents({ payload }),
    readRegistry({ payload }),
    otherPlaces(payload),
  ])
  const standings = whereClaimsStand({ contents, ...registry })

  test('has no dead link and no two readings that disagree without a note', () => {
    const pages = contentReport({ contents, ...registry, places })
    expect(pages.flatMap(({ path, dead }) => dead.map(({ href }) => `${path}: ${href}`))).toEqual([])
    expect(pages.flatMap(({ path, contradictions }) => contradictions.map(({ group }) => `${path}: ${group}`))).toEqual(
      [],
    )
    expect(pages.flatMap(({ path, bare }) => bare.map(({ sentence }) => `${path}: ${sentence}`))).toEqual([])
    for (const path of PAGE_SEEDS.map((page) => page.path))
      expect(pages.find((page) => page.path === path)?.words, path).toBeGreaterThan(300)
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
  ])('says of %s: %s, in %s', (key, value, context) => {
    expect(
      standings
        .filter((standing) => standing.key === key && standing.context === context)
        .map(({ reading }) => reading?.value),
    ).toContain(value)
  })
})

test('a claim typed into any text that visitors read is found, and none of what is for colleagues', async () => {
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

const APPROVED = {
  status: 'approved',
  evidence: 'Test report 7, May 2026',
  reviewedBy: 'The second reader',
  reviewedAt: '2026-06-01T12:00:00.000Z',
} as const

describe('with approved claims alone', () => {
  beforeAll(async () => {
    const { docs } = await payload.find({ collection: 'claims', pagination: false, depth: 0, ...staff })
    // As bold as staff may be: everything released to search engines, one reading approved.
    for (const { id, key, readings } of docs) {
      const released = readings.map((reading) => ({
        ...reading,
        jsonLdAllowed: true,
        ...(key === 'ip.rating' && APPROVED),
      }))
      await payload.update({ collection: 'claims', id, data: { readings: released, _status: 'published' }, ...staff })
    }
    expired.splice(0)
    await setMode('strict')
  })

  test('the switch refreshes every page with a claim', () => {
    expect(expired).toEqual(['claims'])
  })

  test('no page, banner, search result or data has a reading that is not approved', async () => {
    const shown = JSON.stringify(await everythingShown())
    const { claims } = await readRegistry({ payload })
    const readings = claims.flatMap(({ readings }) => readings).filter(({ status }) => status !== 'approved')
    expect(readings.length).toBeGreaterThan(30)
    // A figure alone is no wording: other sums have it. The table of readings on /technical-specs sets the delivery beside its rivals.
    const fine = ['2850', '5000', '£150 delivery']
    expect(
      readings
        .filter(({ text }) => !fine.includes(text) && shown.includes(JSON.stringify(text).slice(1, -1)))
        .map(({ text }) => text),
    ).toEqual([])
    expect(
      [...shown.matchAll(/"kind":"reading","key":"([^"]+)"/g)]
        .map(([, key]) => key)
        .filter((key) => key !== 'ip.rating'),
    ).toEqual([])
    expect(shown).not.toMatch(/"offers"|"aggregateRating"|"warranty":/)
  })

  test('what is approved is said, and the other words stand in place of the rest', async () => {
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

  test('a claim without other words takes its message with it', async () => {
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

  test('what was approved until yesterday gives way too, in data as on pages', async () => {
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
      await payload.update({ collection: 'claims', id: claim.id, data: { readings, _status: 'published' }, ...staff })
    }
    await change(null)
    expect((await getReleasedClaims())['ip.rating']).toMatchObject({ value: 'IP54', status: 'approved' })
    await change('2020-01-01T12:00:00.000Z')
    expect((await getReleasedClaims())['ip.rating']).toBeUndefined()
    expect((await getClaims('banner'))['ip.rating']?.kind).not.toBe('reading')
    await setMode('faithful')
    expect((await getClaims('banner'))['ip.rating']).toMatchObject({ value: 'IP54', status: 'unverified' })
  })

  test('switched back, the readings are there again', async () => {
    await setMode('faithful')
    expect((await getClaims('hero'))['price.panel']).toMatchObject({ kind: 'reading', value: '179' })
    const { data } = await everythingShown()
    expect(data.offers).toBeUndefined() // £289 was released, the page says £179
  })
})

describe('an approval', () => {
  const reading = { ...APPROVED, value: '12', unit: 'h', text: 'Twelve hours', contexts: ['section' as const] }
  const make = (data: object, role: 'editor' | 'admin' = 'admin') =>
    payload.create({
      collection: 'claims',
      data: { key: `trial.${Math.random()}`, _status: 'published', readings: [reading], ...data },
      user: sessions[role].user,
      overrideAccess: false,
    })
  const change = (
    id: number,
    data: object,
    { role = 'editor', draft = false }: { role?: 'editor' | 'admin'; draft?: boolean } = {},
  ) => payload.update({ collection: 'claims', id, data, draft, user: sessions[role].user, overrideAccess: false })
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => null,
      (error: { data?: { errors?: { path: string }[] } }) => error.data?.errors?.map(({ path }) => path),
    )

  test('is an administrator’s to give, in a draft too', async () => {
    const { id, readings } = await make({ readings: [{ ...reading, status: 'evidenced' }] }, 'editor')
    const approved = readings.map((one) => ({ ...one, status: 'approved' as const }))
    for (const draft of [false, true])
      expect(await refusal(change(id, { readings: approved }, { draft }))).toEqual(['readings.0.status'])
    expect(await refusal(change(id, { readings: approved }, { role: 'admin' }))).toBeNull()
  })

  test.each(['evidence', 'reviewedBy', 'reviewedAt'] as const)('asks for its %s', async (field) => {
    expect(await refusal(make({ readings: [{ ...reading, [field]: null }] }))).toEqual([`readings.0.${field}`])
  })

  test('takes two people', async () => {
    for (const reviewedBy of [' Admin', sessions.admin.user.username])
      expect(await refusal(make({ readings: [{ ...reading, reviewedBy }] }))).toEqual(['readings.0.reviewedBy'])
  })

  test('outlasts an editor’s work beside it, and no change of what was approved', async () => {
    const { id, readings } = await make({})
    expect(await refusal(change(id, { notes: 'Looked at again.' }))).toBeNull()
    expect(
      await refusal(change(id, { readings: readings.map((one) => ({ ...one, qualifier: 'By day.' })) })),
    ).toBeNull()
    for (const changed of [
      { text: 'Thirteen hours' },
      { value: '13' },
      { evidenceExpires: '2040-01-01T12:00:00.000Z' },
    ]) {
      expect(await refusal(change(id, { readings: readings.map((one) => ({ ...one, ...changed })) }))).toEqual([
        'readings.0.status',
      ])
    }
    expect(
      await refusal(
        change(id, { readings: readings.map((one) => ({ ...one, text: 'Thirteen hours', status: 'evidenced' })) }),
      ),
    ).toBeNull()
  })
})
