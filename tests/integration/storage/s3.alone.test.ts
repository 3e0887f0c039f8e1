import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { s3Store } from '@/lib/integrations/storage/s3-store'

import { type S3Server, startS3Server } from '../../fakes/s3-server'
import { hiddenIn, photoOf } from '../../fixtures/hidden-data'
import type { Sessions } from '../access/sessions'

// The settings name the server, and are read when the first of our modules is loaded.
const s3: S3Server = await startS3Server()
for (const [name, value] of Object.entries({
  S3_ENDPOINT: s3.settings.endpoint,
  S3_BUCKET: s3.settings.bucket,
  S3_REGION: s3.settings.region,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
}))
  vi.stubEnv(name, value)
const { cleanStored } = await import('@/lib/cms/media/clean-stored')
const { payloadClient } = await import('@/lib/data/payload-client')
const { readPictureFile } = await import('@/lib/data/picture-file')
const { getPageAt } = await import('@/lib/data/pages/page')
const { openSessions } = await import('../access/sessions')
const { call, request } = await import('../support/api')
const { GET } = await import('@/app/(payload)/api/[...slug]/route')
const payload = await payloadClient()
const store = s3Store(s3.settings)

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})
afterAll(() => s3.stop())

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#281325' } })
    .png()
    .toBuffer()

async function upload(content: Buffer | string, type = 'image/png') {
  const body = new FormData()
  body.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'wall.png', { type }))
  body.set('_payload', JSON.stringify({ alt: 'A wall' }))
  const response = await call(request('/media', { method: 'POST', body, headers: { cookie: sessions.editor.cookie } }))
  return { status: response.status, body: (await response.json()) as { doc: Media; errors?: { message: string }[] } }
}
type Media = { id: number; filename: string; url: string; sizes: Record<string, { filename: string | null }> }

const fileOf = (name: string, headers: Record<string, string> = {}) => call(request(`/media/file/${name}`, { headers }))
const openSockets = () => process.getActiveResourcesInfo().filter((one) => one === 'TCPSocketWrap').length
const countMedia = () => payload.count({ collection: 'media' }).then(({ totalDocs }) => totalDocs)

describe('an upload', () => {
  test('is stored in S3 in all its sizes, and served through the site as from the local folder', async () => {
    const content = await picture()
    const { status, body } = await upload(content)
    expect(status).toBe(201)
    const { filename, sizes, url } = body.doc
    expect(url).toBe(`/api/media/file/${filename}`)
    expect(await store.list()).toEqual(expect.arrayContaining([filename, sizes.phone?.filename]))

    const response = await fileOf(filename)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(content.length),
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
    expect(await readPictureFile(filename)).toEqual(content)
  })

  test('is sent partially on request', async () => {
    const content = await picture()
    const { filename } = (await upload(content)).body.doc
    const partial = await fileOf(filename, { range: 'bytes=10-19' })
    expect([partial.status, partial.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`])
    expect(Buffer.from(await partial.arrayBuffer())).toEqual(content.subarray(10, 20))
    expect((await fileOf(filename, { range: `bytes=${content.length}-` })).status).toBe(416)
  })

  test('keeps no connection open after HEAD requests, which Next passes to the GET handler', async () => {
    const { filename } = (await upload(await picture())).body.doc
    const params = Promise.resolve({ slug: ['media', 'file', filename] })
    const head = () => GET(request(`/media/file/${filename}`, { method: 'HEAD' }), { params })
    for (let asked = 0; asked < 20; asked++) expect(await head()).toMatchObject({ status: 200, body: null })
    // Sooner than the client gives up connections on which nothing happens, of which each would count twice here.
    await expect.poll(openSockets, { timeout: 3_000 }).toBeLessThan(20)
  })

  test('is checked by its content', async () => {
    const before = await store.list()
    expect((await upload('<html></html>')).status).toBe(400)
    expect(await store.list()).toEqual(before)
  })

  test('is deleted with its document', async () => {
    const { id, filename } = (await upload(await picture())).body.doc
    await payload.delete({ collection: 'media', id })
    expect(await store.list()).not.toContain(filename)
    expect((await fileOf(filename)).status).toBe(404)
  })

  test('tells the browser nothing about where it is stored', async () => {
    const { body } = await upload(await picture())
    expect(JSON.stringify(body)).not.toContain(s3.settings.endpoint)
  })
})

test('what was stored before is cleaned in S3 too, and its old files are deleted', async () => {
  const { id, filename } = (await upload(await picture())).body.doc
  await store.write(filename, await photoOf({ format: 'png', orientation: 6 }))
  expect((await cleanStored(payload)).cleaned).toEqual([filename])
  const { filename: name } = await payload.findByID({ collection: 'media', id })
  const cleaned = await store.read(name ?? '')
  expect(hiddenIn(cleaned ?? Buffer.from('Exif'))).toEqual([])
  expect(await store.list()).not.toContain(filename)
})

test.each(['none.png', '..%2fpackage.json', '%2fetc%2fpasswd'])('a missing file is a 404: %s', async (name) => {
  const response = await fileOf(name)
  expect([response.status, await response.json()]).toEqual([404, { errors: [{ message: 'Not Found' }] }])
})

test('the admin does not need the components for uploads by the browser', () => {
  const providers = payload.config.admin.components.providers ?? []
  expect(JSON.stringify([providers, payload.config.admin.dependencies])).not.toContain('storage-s3')
})

describe('while S3 is down', () => {
  let kept: string
  beforeAll(async () => {
    kept = (await upload(await picture())).body.doc.filename
    await s3.goDown()
  })
  afterAll(() => s3.comeBack())

  test('an upload is refused with a clear message, and no row is left behind', async () => {
    const before = await countMedia()
    const { status, body } = await upload(await picture())
    expect([status, body.errors?.[0]?.message]).toEqual([
      503,
      'The file storage cannot be reached, so nothing was saved. Please try again in a few minutes.',
    ])
    expect(await countMedia()).toBe(before)
  })

  test('pages are read as usual', async () => {
    expect(await getPageAt('/about')).not.toBeNull()
  })

  test('a file gets a 503 that is not cached', async () => {
    const response = await fileOf(kept)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

test('files are available again with S3', async () => {
  const { filename } = (await upload(await picture())).body.doc
  expect((await fileOf(filename)).status).toBe(200)
})
