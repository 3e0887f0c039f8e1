import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import LocationPage, { generateMetadata } from '@/app/(main)/locations/[...path]/page'
import { payloadClient } from '@/lib/data/payload-client'
import { getLocation } from '@/lib/data/places'
import { findPlacesFor } from '@/lib/data/places-found'
import { getListedLocations } from '@/lib/data/places-listed'
import { readWrittenPaths } from '@/lib/page-inventory/written'
import { poolOf } from '@/lib/platform/database'
import { TOPICS } from '@/lib/routing/locations'

import { expired, revalidatePath } from '../../fakes/fake-next-cache'
import { pool } from '../support/rows'
import { statementsDuring } from '../support/statements'

const payload = await payloadClient()
beforeEach(() => revalidatePath('/'))

const propsOf = (path: string) => ({
  params: Promise.resolve({ path: path.split('/') }),
  searchParams: Promise.resolve({}),
})

// Server components are awaited by Next; here each view is resolved before it is rendered.
async function render(path: string): Promise<string> {
  const element = await LocationPage(propsOf(path))
  const View = element.type as (props: unknown) => Promise<React.ReactElement>
  return renderToStaticMarkup(await View(element.props))
}

const PAGES = [
  'bath',
  'belfast',
  'lerwick',
  'london/hackney',
  'county/somerset',
  'county/county-antrim',
  ...TOPICS.map(({ slug }) => `bath/${slug}`),
]

describe('a page', () => {
  test.each(PAGES)('%s is complete', async (path) => {
    const html = await render(path)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.replaceAll('undefined#', '#')).not.toMatch(/NaN|undefined|null|Infinity|\[object/) // icons have no file here
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph']
    expect(graph[0]?.['@type']).toBe('BreadcrumbList')
    expect(html).toContain('/locations#sources')
  })

  test.each(['atlantis', 'county/atlantis', 'bath/atlantis', 'county', 'cardiff/roath/new-build-heating'])(
    '%s does not exist',
    async (path) => {
      await expect(render(path)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
      expect((await readWrittenPaths(pool))(`/locations/${path}`)).toBe(false)
    },
  )

  test('queries the database twice at most', async () => {
    expect((await statementsDuring(() => getLocation('bath'))).length).toBeLessThanOrEqual(2)
    expect((await statementsDuring(() => getLocation('london/hackney'))).length).toBeLessThanOrEqual(2)
    expect(await statementsDuring(() => getLocation('atlantis'))).toHaveLength(1)
  })

  test('a place without mains gas is not compared with a gas boiler', async () => {
    expect(await render('bath')).toContain('Gas boiler')
    expect(await render('lerwick')).not.toMatch(/gas boiler/i)
  })

  test('a place known for homes of one kind shows such a room', async () => {
    expect(await render('bath')).toContain('A Georgian room of some 23\u00A0m²')
    expect(await render('lerwick')).toContain('The front room of a tenement')
  })

  test('a place outside the price cap shows the price of panels, and none of energy', async () => {
    const html = await render('belfast')
    expect(html.match(/£[\d,.]+[^<.]*/g)).toEqual([expect.stringMatching(/^£[\d,]+ delivered, inc$/)])
    expect(html).not.toContain('an hour at full power')
  })

  test('a place opens with a living room, its panels and their price', async () => {
    expect(await render('bath')).toMatch(
      /<\/h1><p [^>]*>A 16.m² living room in Bath, in a 1990s flat, takes \d panels: £[\d,]+ delivered, inc\. VAT, and \d+p an hour at full power\./,
    )
  })
})

describe('for search engines', () => {
  test('a page too similar to others names its parent page as canonical', async () => {
    expect(await generateMetadata(propsOf('bath/widcombe'))).toMatchObject({
      robots: { index: false },
      alternates: { canonical: '/locations/bath' },
    })
    const bath = await generateMetadata(propsOf('bath'))
    expect(bath).toMatchObject({ alternates: { canonical: '/locations/bath' } })
    expect(bath.robots).toBeUndefined()
  })

  test('the sitemap has every listed page once, and each of them exists', async () => {
    const paths = (await getListedLocations()).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('/locations/bath')
    expect(paths).not.toContain('/locations/bath/widcombe')
    expect(paths.filter(await readWrittenPaths(pool))).toEqual(paths)
  })
})

describe('staff keep a page out of the sitemap', () => {
  const isListed = async () => {
    revalidatePath('/')
    return (await getListedLocations()).some(({ path }) => path === '/locations/bath')
  }
  const change = (data: object) => payload.update({ collection: 'places', where: { path: { equals: 'bath' } }, data })

  test.each([{ isActive: false }, { indexing: 'never' }])('with %j', async (data) => {
    expect(await isListed()).toBe(true)
    await change(data)
    expect(await isListed()).toBe(false)
    await change({ isActive: true, indexing: 'automatic' })
  })
})

describe('a place is found', () => {
  test('by its postcode, towns first', async () => {
    const found = await findPlacesFor('BA3 2AA')
    expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(['radstock', 'midsomer-norton']))
    expect(found.findIndex(({ kind }) => kind === 'suburb')).not.toBe(0)
  })

  test('by the beginning of a word of its name', async () => {
    expect((await findPlacesFor('roath')).map(({ path }) => path)).toContain('cardiff/roath')
    expect(await findPlacesFor('atlantis')).toEqual([])
    expect(await findPlacesFor("'; drop table places")).toEqual([])
  })

  test('in capitals, most important first, twenty at most', async () => {
    const found = await findPlacesFor('ST')
    expect(found).toHaveLength(20)
    expect(found[0]).toMatchObject({ path: 'county/staffordshire' })
    expect(found).toEqual(await findPlacesFor('st'))
  })

  test.each(['__', '%%', 'b_th', '\\\\'])('by the characters typed, without reading others: %s', async (typed) => {
    const query = vi.spyOn(poolOf(payload), 'query')
    expect(await findPlacesFor(typed)).toEqual([])
    const read = (await Promise.all(query.mock.results.map(({ value }) => value as unknown))) as { rows: unknown[] }[]
    query.mockRestore()
    expect(read.map(({ rows }) => rows)).toEqual([[]])
  })
})

describe('what staff add to a place', () => {
  const change = (data: object) =>
    payload.update({ collection: 'places', where: { path: { equals: 'stamford' } }, data })
  const study = {
    title: 'A study in Stamford',
    slug: 'a-study-in-stamford',
    challenge: 'A cold room over a passage.',
    solution: 'Two panels on the ceiling.',
  }

  test('is shown: text, picture and case study', async () => {
    expect((await statementsDuring(() => getLocation('stamford'))).length).toBeLessThanOrEqual(2)
    const [{ docs: pictures }, published] = await Promise.all([
      payload.find({ collection: 'media', where: { key: { equals: 'living-room' } } }),
      payload.create({ collection: 'case-studies', data: { ...study, isSample: true, _status: 'published' } }),
    ])
    await change({ editorial: 'Stone houses keep their heat badly.', image: pictures[0]?.id, caseStudy: published.id })
    const html = await render('stamford')
    expect(html).toContain('Stone houses keep their heat badly.')
    expect(html).toContain(`alt="${pictures[0]?.alt}"`)
    expect(html).toContain('A study in Stamford')
    expect(html).toContain('A worked example, written by us')
    expect(html).not.toContain('stone-barn')
  })

  test('a case study that is not published is left out', async () => {
    await payload.update({
      collection: 'case-studies',
      where: { slug: { equals: study.slug } },
      data: { _status: 'draft' },
    })
    revalidatePath('/')
    expect(await render('stamford')).not.toContain('A study in Stamford')
  })

  test('nothing is shown, and no more is read, once they remove it', async () => {
    await change({ editorial: '', image: null, caseStudy: null })
    revalidatePath('/')
    const html = await render('stamford')
    expect(html).not.toContain('Stone houses')
    expect(html).not.toContain('Case study')
    expect((await getLocation('stamford'))?.hasAdditions).toBe(false)
  })
})

test('a change expires the pages that show the place, and no others', async () => {
  const { docs } = await payload.find({ collection: 'places', where: { path: { equals: 'oakham' } } })
  const [oakham] = docs
  expired.length = 0
  await payload.update({ collection: 'places', id: oakham?.id ?? 0, data: { editorial: 'A market town.' } })
  const tags = expired.filter((tag) => tag.startsWith('place:'))
  expect(tags).toEqual(expect.arrayContaining(['place:oakham', 'place:county/rutland', 'place:uppingham']))
  expect(tags).not.toContain('place:bath')
  expect((await getLocation('oakham'))?.editorial).toBe('A market town.')
})
