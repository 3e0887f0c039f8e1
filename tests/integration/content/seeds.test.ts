import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { seedLibrary } from '@/lib/seed/library/seed-library'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'
import { seed } from '@/lib/seed/seed'

import { pool } from '../support/rows'

const payload = await payloadClient()
let folder: string
let uploads: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-'))
  uploads = payload.collections.media.config.upload.staticDir = await mkdtemp(path.join(tmpdir(), 'uploads-'))
})

const TABLES = [
  'users',
  'products',
  'claims',
  'claims_readings',
  'media',
  'films',
  'testimonials',
  'faqs',
  'case_studies',
  'site_settings',
  'promo_banner',
  'home_page',
  'sales_page',
]

async function everything() {
  const rows = TABLES.map(
    async (table) => [table, (await pool.query(`select * from ${table} order by id`)).rows] as const,
  )
  return Object.fromEntries(await Promise.all(rows))
}

const picture = (colour: string) =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: colour } })
    .webp()
    .toBuffer()

async function putPicture({ key = 'porch', colour, alt }: { key?: string; colour: string; alt: string }) {
  await writeFile(path.join(folder, `${key}.webp`), await picture(colour))
  await writeFile(
    path.join(folder, 'library.json'),
    JSON.stringify([{ key, file: `${key}.webp`, alt, caption: '', kind: 'photo' }]),
  )
  await seedLibrary(payload, folder)
}

async function stored(key: string) {
  const { docs } = await payload.find({ collection: 'media', where: { key: { equals: key } }, overrideAccess: true })
  expect(docs).toHaveLength(1)
  return docs[0]
}

test('a second run changes nothing', async () => {
  await seed(payload)
  const before = await everything()
  await seed(payload)
  expect(await everything()).toEqual(before)
  expect(before.sales_page?.[0]).toMatchObject({
    hero_film_id: expect.any(Number),
    thermal_film_id: expect.any(Number),
    case_study_id: expect.any(Number),
  })
  expect(before.home_page?.[0]).toMatchObject({
    hero_day_picture_id: expect.any(Number),
    hero_heat_picture_id: expect.any(Number),
  })
})

describe('a newer seed text', () => {
  const pageAt = async (url: string) => {
    const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: url } }, overrideAccess: true })
    const [page] = docs
    if (!page) throw new Error(`no page at ${url}`)
    return page
  }
  /** Makes the text look as if it had been seeded by an earlier release. */
  const age = (source: string) => pool.query(`update seeded_texts set hash = 'earlier' where source = $1`, [source])
  const setHeading = async (url: string, heading: string) => {
    const { id } = await pageAt(url)
    await pool.query('update pages set heading = $2 where id = $1', [id, heading])
  }

  test('replaces one that staff have not changed', async () => {
    await setHeading('/about', 'An earlier heading')
    await age('pages:/about')
    await seed(payload)
    expect((await pageAt('/about')).heading).toBe(PAGE_SEEDS.find(({ path }) => path === '/about')?.heading)
  })

  test('replaces one that staff have not changed on a site older than this record', async () => {
    await pool.query(`update pages set updated_at = created_at where url = '/partners'`)
    await pool.query(`update _pages_v set version_updated_at = version_created_at where version_url = '/partners'`)
    await pool.query(`delete from seeded_texts where source = 'pages:/partners'`)
    await setHeading('/partners', 'An earlier heading')
    await seed(payload)
    expect((await pageAt('/partners')).heading).toBe('Work with us.')
  })

  test('does not replace one that staff have since published', async () => {
    const { id } = await pageAt('/installers')
    const data = { heading: 'Our own heading', _status: 'published' as const }
    await payload.update({ collection: 'pages', id, data, overrideAccess: true })
    await age('pages:/installers')
    await seed(payload)
    expect((await pageAt('/installers')).heading).toBe('Our own heading')
  })

  test('does not replace one of which staff have a draft', async () => {
    const { id, heading } = await pageAt('/energy-tips')
    await payload.update({ collection: 'pages', id, data: { heading: 'A draft' }, draft: true, overrideAccess: true })
    await age('pages:/energy-tips')
    await seed(payload)
    const draft = await payload.findByID({ collection: 'pages', id, draft: true, overrideAccess: true })
    expect([(await pageAt('/energy-tips')).heading, draft.heading]).toEqual([heading, 'A draft'])
  })

  test('replaces the texts of a global, unless staff have saved it', async () => {
    await pool.query(`update sales_page set regulations_heading = 'An earlier heading'`)
    await age('globals:sales-page')
    await seed(payload)
    const read = () => payload.findGlobal({ slug: 'sales-page', depth: 0, overrideAccess: true })
    expect((await read()).regulations.heading).toBe('What the rules require.')
    expect((await read()).hero.film).toBeTruthy()
    const regulations = { ...(await read()).regulations, heading: 'Our own words' }
    await payload.updateGlobal({ slug: 'sales-page', data: { regulations }, overrideAccess: true })
    await age('globals:sales-page')
    await seed(payload)
    expect((await read()).regulations.heading).toBe('Our own words')
  })
})

test('a list that staff have begun to edit is left alone', async () => {
  const { docs, totalDocs } = await payload.find({ collection: 'testimonials', limit: 1, overrideAccess: true })
  await payload.delete({ collection: 'testimonials', id: docs[0]?.id ?? 0, overrideAccess: true })
  await seed(payload)
  expect(await payload.count({ collection: 'testimonials', overrideAccess: true })).toEqual({
    totalDocs: totalDocs - 1,
  })
})

test('templates of emails are added only to a desk that has none', async () => {
  const names = async () =>
    (await payload.find({ collection: 'email-templates', sort: 'name', overrideAccess: true })).docs.map(
      ({ name }) => name,
    )
  /** As on a site that is older than the templates. */
  const addTo = async (own: readonly string[]) => {
    await pool.query(`delete from seeded_texts where source = 'lists:email-templates'`)
    await payload.delete({ collection: 'email-templates', where: {}, overrideAccess: true })
    for (const name of own) {
      const data = { name, subject: 'Hello', text: 'Hello {firstName}' }
      await payload.create({ collection: 'email-templates', data, overrideAccess: true })
    }
    await seed(payload)
  }
  await addTo(['Our own'])
  expect(await names()).toEqual(['Our own'])
  await addTo([])
  expect(await names()).toEqual(['After a missed call', 'After a quote', 'Thanks after fitting', 'To arrange a survey'])
})

test('a regenerated picture replaces the earlier one', async () => {
  await putPicture({ colour: '#c73a0a', alt: 'A porch at noon.' })
  const first = await stored('porch')
  await putPicture({ colour: '#281325', alt: 'A porch at dusk.' })
  const second = await stored('porch')
  expect(second).toMatchObject({ id: first?.id, alt: 'A porch at dusk.' })
  expect(second?.filename).not.toBe(first?.filename)
  expect(await readdir(uploads)).not.toContain(first?.filename)
  expect(await readdir(uploads)).toContain(second?.filename)
})

test('a picture regenerated twice keeps the words that staff wrote for it, and otherwise gets newer ones', async () => {
  await putPicture({ key: 'lobby', colour: '#c73a0a', alt: 'A lobby.' })
  const first = await stored('lobby')
  await putPicture({ key: 'lobby', colour: '#281325', alt: 'A lobby.' })
  await putPicture({ key: 'lobby', colour: '#281325', alt: 'A lobby at dusk.' })
  expect((await stored('lobby'))?.alt).toBe('A lobby at dusk.')
  await payload.update({ collection: 'media', id: first?.id ?? 0, data: { alt: 'Our lobby.' } })
  await putPicture({ key: 'lobby', colour: '#156141', alt: 'A lobby at dawn.' })
  await putPicture({ key: 'lobby', colour: '#c73a0a', alt: 'A lobby at noon.' })
  const last = await stored('lobby')
  expect(last?.alt).toBe('Our lobby.')
  // Of the same colour, so of the same checksum.
  expect(last?.filename?.slice(0, 14)).toBe(first?.filename?.slice(0, 14))
})

test('a film with a regenerated file keeps the words that staff wrote for it', async () => {
  const where = { key: { equals: 'hero-loop' } }
  await payload.update({ collection: 'films', where, data: { title: 'Our own title' } })
  const earlier = 'hero-loop-poster-00000000-000000000000.webp'
  await pool.query(`update media set filename = $1 where key = 'hero-loop-poster'`, [earlier])
  await seedLibrary(payload)
  expect((await stored('hero-loop-poster'))?.filename).not.toBe(earlier)
  const { docs } = await payload.find({ collection: 'films', where, overrideAccess: true })
  expect(docs[0]?.title).toBe('Our own title')
})

test('a picture replaced by staff stays', async () => {
  await putPicture({ key: 'hall', colour: '#c73a0a', alt: 'A hall.' })
  const ours = await stored('hall')
  const data = await picture('#156141')
  await payload.update({
    collection: 'media',
    id: ours?.id ?? 0,
    data: { alt: 'Our own hall.' },
    file: { data, name: 'hall.webp', size: data.length, mimetype: 'image/webp' },
    overrideAccess: true,
  })
  const theirs = await stored('hall')
  await putPicture({ key: 'hall', colour: '#281325', alt: 'A hall at dusk.' })
  expect(await stored('hall')).toEqual(theirs)
})

test('a picture without its file is skipped', async () => {
  await writeFile(
    path.join(folder, 'library.json'),
    JSON.stringify([{ key: 'attic', file: 'attic.webp', alt: 'An attic.', kind: 'photo' }]),
  )
  await seedLibrary(payload, folder)
  expect(
    await payload.count({ collection: 'media', where: { key: { equals: 'attic' } }, overrideAccess: true }),
  ).toEqual({ totalDocs: 0 })
})
