import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { cleanStored } from '@/lib/cms/media/clean-stored'
import { payloadClient } from '@/lib/data/payload-client'
import { pictureIn } from '@/lib/data/pictures'
import { env } from '@/lib/platform/env'

import { HEIC, hiddenIn, photoOf, QUARTERS } from '../../fixtures/hidden-data'
import { openSessions, type Sessions } from '../access/sessions'
import { call, request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

type Doc = { id: number; filename: string; width: number; height: number; placeholder: string }

async function upload(content: Uint8Array, name: string, type: string): Promise<Doc> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(content)], name, { type }))
  body.set('_payload', JSON.stringify({ alt: 'A wall' }))
  const response = await call(request('/media', { method: 'POST', body, headers: { cookie: sessions.editor.cookie } }))
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: Doc }).doc
}
const served = async (name: string) => {
  const response = await call(request(`/media/file/${name}`))
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
/** The colour of the first quarter. */
async function cornerOf(file: Uint8Array): Promise<string> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 4) * info.width + Math.floor(info.width / 4)) * info.channels
  return `#${[...data.subarray(at, at + 3)].map((value) => (value > 127 ? 'ff' : '00')).join('')}`
}
const placeholderOf = ({ placeholder }: Pick<Doc, 'placeholder'>) =>
  Buffer.from(placeholder.split(',')[1] ?? '', 'base64')

test.each([
  [6, QUARTERS[2]],
  [3, QUARTERS[3]],
])(
  'a photo taken sideways is published upright, with its true size and without hidden data: %i',
  async (orientation, corner) => {
    const doc = await upload(await photoOf({ orientation }), 'Hall.jpg', 'image/jpeg')
    const { bytes } = await served(doc.filename)
    expect(hiddenIn(bytes)).toEqual([])
    expect([doc.width, doc.height]).toEqual(orientation > 4 ? [40, 60] : [60, 40])
    expect([await cornerOf(bytes), await cornerOf(placeholderOf(doc))]).toEqual([corner, corner])
    const media = await payload.findByID({ collection: 'media', id: doc.id })
    expect(pictureIn(media)).toMatchObject({ width: doc.width, height: doc.height })
  },
)

test('HEIC is published as JPEG', async () => {
  const doc = await upload(HEIC, 'IMG_1.HEIC', 'image/heic')
  expect(doc).toMatchObject({ mimeType: 'image/jpeg', width: 64, height: 64 })
  expect(await sharp((await served(doc.filename)).bytes).metadata()).toMatchObject({ format: 'jpeg' })
})

/** As it was stored before uploads were cleaned. */
async function storeUncleaned(): Promise<Doc> {
  const doc = await upload(await photoOf(), 'Barn.jpg', 'image/jpeg')
  const photo = await photoOf({ orientation: 6 })
  await writeFile(path.join(env.uploadsDir, doc.filename), photo)
  await pool.query('update media set width = 60, height = 40 where id = $1', [doc.id])
  expect(hiddenIn((await served(doc.filename)).bytes)).not.toEqual([])
  return doc
}

test('what was stored before is cleaned, under a new name, and once', async () => {
  await cleanStored(payload) // the films of a new site name their encoder
  const doc = await storeUncleaned()
  const report = await cleanStored(payload)
  expect([report.cleaned, report.left]).toEqual([[doc.filename], []])
  expect(report.checked).toBeGreaterThan(30)
  const after = await payload.findByID({ collection: 'media', id: doc.id })
  expect(after).toMatchObject({ width: 40, height: 60, alt: 'A wall' })
  expect(after.filename).toMatch(/^barn-[0-9a-f]{12}\.jpg$/)
  const { bytes } = await served(after.filename ?? '')
  expect([hiddenIn(bytes), await cornerOf(bytes)]).toEqual([[], QUARTERS[2]])
  expect(await cornerOf(placeholderOf({ placeholder: after.placeholder ?? '' }))).toBe(QUARTERS[2])
  expect((await served(doc.filename)).status).toBe(404)
  const { rows } = await pool.query('select from cache_invalidations')
  expect(rows.length).toBeGreaterThan(0)
  expect((await cleanStored(payload)).cleaned).toEqual([])
})

test('files that cannot be cleaned are named', async () => {
  const doc = await storeUncleaned()
  await writeFile(path.join(env.uploadsDir, doc.filename), 'neither a picture nor a film')
  expect((await cleanStored(payload)).left).toEqual([`${doc.filename} is of an unknown kind`])
})
