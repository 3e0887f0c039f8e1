import { describe, expect, test } from 'vitest'

import { CLAIM_CONTEXTS, readingOf } from '@/lib/content/claim'
import { getCaseStudy } from '@/lib/data/case-studies'
import { getClaims, getReleasedClaims } from '@/lib/data/claims'
import { readFilm } from '@/lib/data/films'
import { getHomePage } from '@/lib/data/home-page'
import { payloadClient } from '@/lib/data/payload-client'
import { getPicture, readPicture } from '@/lib/data/pictures'
import { getPromoMessages } from '@/lib/data/promo-banner'
import { getHomeQuestions } from '@/lib/data/questions'
import { getSalesPage } from '@/lib/data/sales-page'
import { getFeaturedTestimonials, getTestimonials } from '@/lib/data/testimonials'

import { confirmReadings } from '../support/confirm-readings'

const payload = await payloadClient()

const staff = { overrideAccess: true } as const

describe('pictures', () => {
  test('are available at every stored width, with a blurred placeholder', async () => {
    const picture = await getPicture('living-room')
    expect(picture).toMatchObject({ width: 2400, height: 1350, alt: expect.stringMatching(/\w/) })
    expect(picture.srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual(['480w', '800w', '1200w', '1600w'])
    expect(picture.src).toMatch(/^\/api\/media\/file\/living-room-.*-800x450\.avif$/)
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
  })

  test('keep the focal point chosen by staff in view, with the same files', async () => {
    const find = { collection: 'media', where: { key: { equals: 'living-room' } }, ...staff } as const
    const { id, filename, sizes } = (await payload.find(find)).docs[0] ?? { id: 0 }
    expect((await readPicture('living-room')).focus).toBeUndefined()
    const kept = await payload.update({ collection: 'media', id, data: { focalX: 0, focalY: 70 }, ...staff })
    expect(kept).toMatchObject({ filename, sizes })
    expect((await readPicture('living-room')).focus).toBe('0% 70%')
    await payload.update({ collection: 'media', id, data: { focalX: 30, focalY: 70 }, ...staff })
    expect((await readPicture('living-room')).focus).toBe('30% 70%')
    await expect(payload.update({ collection: 'media', id, data: { focalX: 101 }, ...staff })).rejects.toThrow()
    await payload.update({ collection: 'media', id, data: { focalX: 50, focalY: 50 }, ...staff })
    expect((await readPicture('living-room')).focus).toBeUndefined()
  })

  test('can only be requested by existing keys', async () => {
    await expect(getPicture('no-such-room')).rejects.toThrow('no-such-room')
  })

  test('of a video include its poster', async () => {
    expect(await readFilm('hero-loop')).toMatchObject({
      mp4: expect.stringMatching(/\.mp4$/),
      webm: expect.stringMatching(/\.webm$/),
      poster: { srcSet: expect.stringContaining('480w') },
    })
    await expect(readFilm('no-such-film')).rejects.toThrow('no-such-film')
  })
})

describe('the large figures of the homepage', () => {
  test.each([
    ['no-such-claim', 'There is no published claim "no-such-claim".'],
    ['landing.counter-1', 'The claim "landing.counter-1" has no reading for this place: Page sections.'],
  ])('cannot be %s', async (claimKey, message) => {
    const { stats } = await payload.findGlobal({ slug: 'home-page', depth: 0, ...staff })
    const change = payload.updateGlobal({
      slug: 'home-page',
      data: { stats: [...(stats ?? []).slice(1), { claimKey, sentence: 'of something.' }] },
      ...staff,
    })
    await expect(change).rejects.toMatchObject({ data: { errors: [{ message }] } })
  })
})

describe('claims', () => {
  test('have one price in every context, that of the product record', async () => {
    for (const { value } of CLAIM_CONTEXTS) {
      const price = readingOf(await getClaims(value), 'price.panel')
      if (price) expect([value, price.value]).toEqual([value, '289'])
    }
    expect(readingOf(await getClaims('hero'), 'price.panel')?.qualifier).toContain('£179 and £185 have been published')
  })

  test('have a reading for each context', async () => {
    expect(readingOf(await getClaims('hero'), 'warranty.years')?.value).toBe('10')
    expect(readingOf(await getClaims('footer'), 'warranty.years')).toMatchObject({
      value: '25',
      status: 'contested',
      checkedOn: null,
    })
    for (const { value } of CLAIM_CONTEXTS) expect(Object.keys(await getClaims(value)).length).toBeGreaterThan(0)
  })

  test('reach search engines only if approved and released by staff', async () => {
    expect(await getReleasedClaims()).toEqual({})
    const { docs } = await payload.find({ collection: 'claims', where: { key: { equals: 'price.panel' } }, ...staff })
    const claim = docs[0]
    if (!claim) throw new Error('no claim')
    const release = (status: 'contested' | 'approved') => {
      const readings = claim.readings.map((reading) => ({
        ...reading,
        status,
        jsonLdAllowed: true,
        evidence: 'Price list 4',
      }))
      return payload.update({ collection: 'claims', id: claim.id, data: { readings, _status: 'published' }, ...staff })
    }
    await release('contested')
    expect(await getReleasedClaims()).toEqual({})
    await confirmReadings(payload, claim.id)
    await release('approved')
    expect(await getReleasedClaims()).toMatchObject({ 'price.panel': { value: '289', checkedOn: '3 November 2026' } })
  })

  test('that were retired or unpublished are not returned', async () => {
    const { docs } = await payload.find({
      collection: 'claims',
      where: { key: { in: ['lifespan', 'payback'] } },
      sort: 'key',
      ...staff,
    })
    const [lifespan, payback] = docs
    if (!lifespan || !payback) throw new Error('no claims')
    await payload.update({
      collection: 'claims',
      id: lifespan.id,
      data: {
        readings: lifespan.readings.map((reading) => ({ ...reading, status: 'retired' as const })),
        _status: 'published',
      },
      ...staff,
    })
    await payload.update({ collection: 'claims', id: payback.id, data: { _status: 'draft' }, ...staff })
    const claims = await getClaims('section')
    expect(claims).not.toHaveProperty(['lifespan'])
    expect(claims).not.toHaveProperty(['payback'])
  })
})

describe('testimonials', () => {
  test('are three featured and two per category, all marked as samples', async () => {
    const [featured, others] = await Promise.all([getFeaturedTestimonials(), getTestimonials()])
    expect(featured.map(({ clientName }) => clientName)).toEqual([
      'Barn owners, near Frome',
      'Landlord, Swindon',
      'Architect, Cardiff',
    ])
    expect(featured.map(({ given }) => given)).toEqual(['', 'January 2026', ''])
    for (const category of ['homeowner', 'professional', 'installer'])
      expect(others.filter((voice) => voice.category === category)).toHaveLength(2)
    expect([...featured, ...others].every(({ isSample }) => isSample)).toBe(true)
  })

  test('the homepage questions are in order', async () => {
    const questions = await getHomeQuestions()
    expect(questions).toHaveLength(4)
    expect(questions[0]?.question).toBe('Does it make a noise?')
  })

  test('every question that staff tick for the homepage is shown', async () => {
    const before = await getHomeQuestions()
    for (let n = before.length; n <= 12; n += 1)
      await payload.create({
        collection: 'faqs',
        data: { question: `Question ${n}?`, answer: 'Yes.', topic: 'product', isOnHome: true, _status: 'published' },
      })
    expect(await getHomeQuestions()).toHaveLength(13)
  })

  test('the case study is the barn', async () => {
    expect(await getCaseStudy('no-such-project')).toBeNull()
    const barn = await getCaseStudy('stone-barn-conversion')
    expect(barn).toMatchObject({
      isSample: true,
      picture: { srcSet: expect.stringContaining('stone-barn') },
      heatPicture: { alt: expect.any(String) },
    })
    expect(barn?.technicalSummary).toContainEqual({ term: 'Power', detail: '9.1 kW' })
  })
})

describe('pages', () => {
  test('the homepage has its text, and default pictures where staff chose none', async () => {
    const home = await getHomePage()
    expect(home.hero.heading).toBe('Warmth from above.')
    expect(home.badges).toHaveLength(8)
    expect(home.stats.map(({ claimKey }) => claimKey)).toEqual([
      'properties.heated',
      'efficiency',
      'warranty.years',
      'rating',
    ])
    const other = await payload.find({ collection: 'media', where: { key: { equals: 'stone-barn' } }, ...staff })
    await payload.updateGlobal({
      slug: 'home-page',
      data: { hero: { dayPicture: other.docs[0]?.id, heatPicture: null } },
      ...staff,
    })
    const { hero } = await getHomePage()
    expect(hero.dayPicture.src).toContain('stone-barn')
    expect(hero.heatPicture.src).toContain('living-room-dusk-heat')
  })

  test('the sales page has its videos, pictures and case study, chosen or default', async () => {
    const sales = await getSalesPage()
    const claims = await getClaims('landing')
    expect(sales.counters.map(({ claimKey }) => readingOf(claims, claimKey)?.value)).toEqual(['2850', '99', '5000'])
    expect(sales.products.pictures).toHaveLength(4)
    await payload.updateGlobal({
      slug: 'sales-page',
      data: {
        hero: { film: null, demoFilm: null },
        thermal: { film: null },
        products: { pictures: [] },
        caseStudy: null,
      },
      ...staff,
    })
    expect(await getSalesPage()).toEqual(sales)
  })

  test('an unpublished case study is not shown through the sales page', async () => {
    const { docs } = await payload.find({ collection: 'case-studies', ...staff })
    await payload.updateGlobal({ slug: 'sales-page', data: { caseStudy: docs[0]?.id }, ...staff })
    await payload.update({ collection: 'case-studies', id: docs[0]?.id ?? 0, data: { _status: 'draft' }, ...staff })
    await expect(getSalesPage()).rejects.toThrow('no case study')
  })

  test('the banner links to Sparky’s phone number, and is empty when staff hide it', async () => {
    const sparky = { display: '07700 900225', href: 'tel:+447700900225' }
    expect((await getPromoMessages(sparky)).map(({ href }) => href)).toEqual([
      'tel:+447700900225',
      '/partners',
      '/technical-specs',
      '/calculator',
    ])
    await payload.updateGlobal({ slug: 'promo-banner', data: { isShown: false }, ...staff })
    expect(await getPromoMessages(sparky)).toEqual([])
  })
})
