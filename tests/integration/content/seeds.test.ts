import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { seedLibrary } from '@/lib/seed/library/seed-library'
import { seed } from '@/lib/seed/seed'

import { pool } from '../support/rows'

const payload = await payloadClient()
let folder: string
let uploads: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-'))
  uploads = payload.collections.media.config.upload.staticDir = await mkdtemp(path.join(tmpdir(), 'uploads-'))
})
afterAll(() => pool.end())

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

test('a list that staff have begun to edit is left to them', async () => {
  const { docs } = await payload.find({ collection: 'testimonials', limit: 1, overrideAccess: true })
  await payload.delete({ collection: 'testimonials', id: docs[0]?.id ?? 0, overrideAccess: true })
  await seed(payload)
  expect(await payload.count({ collection: 'testimonials', overrideAccess: true })).toEqual({ totalDocs: 11 })
})

test('a picture that was made anew takes the place of the earlier one', async () => {
  await putPicture({ colour: '#c73a0a', alt: 'A porch at noon.' })
  const first = await stored('porch')
  await putPicture({ colour: '#281325', alt: 'A porch at dusk.' })
  const second = await stored('porch')
  expect(second).toMatchObject({ id: first?.id, alt: 'A porch at dusk.' })
  expect(second?.filename).not.toBe(first?.filename)
  expect(await readdir(uploads)).not.toContain(first?.filename)
  expect(await readdir(uploads)).toContain(second?.filename)
})

test('a picture that staff put in its place stays', async () => {
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

test('a picture without its file is passed over', async () => {
  await writeFile(
    path.join(folder, 'library.json'),
    JSON.stringify([{ key: 'attic', file: 'attic.webp', alt: 'An attic.', kind: 'photo' }]),
  )
  await seedLibrary(payload, folder)
  expect(
    await payload.count({ collection: 'media', where: { key: { equals: 'attic' } }, overrideAccess: true }),
  ).toEqual({ totalDocs: 0 })
})
