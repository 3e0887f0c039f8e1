import { readdirSync, readlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { GET } from '@/app/(payload)/api/[...slug]/route'
import { payloadClient } from '@/lib/data/payload-client'
import { env } from '@/lib/platform/env'

import { request } from '../support/api'

const payload = await payloadClient()
const TIMES = Array.from({ length: 20 }, (_, index) => index)

let filename: string
let content: Buffer
beforeAll(async () => {
  // Noise, because a file that is read in one chunk would be closed at its end.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const data = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'wall.png', size: data.length }
  filename = (await payload.create({ collection: 'media', data: { alt: 'A wall' }, file })).filename ?? ''
  content = await readFile(path.join(env.uploadsDir, filename))
  expect(content.length).toBeGreaterThan(500_000)
})

/** Next passes HEAD requests to the same handler. */
const ask = (init: RequestInit = {}) =>
  GET(request(`/media/file/${filename}`, init), { params: Promise.resolve({ slug: ['media', 'file', filename] }) })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** How often this process has the file open. */
const timesOpen = () =>
  readdirSync('/proc/self/fd').filter((descriptor) => linkOf(descriptor).endsWith(filename)).length

function linkOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return '' // closed since the folder was listed
  }
}

test('a file is sent whole', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(content.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  })
  expect(content.equals(await bytesOf(response))).toBe(true)
  await expect.poll(timesOpen).toBe(0)
})

test.each([
  ['bytes=10-19', 10, 20],
  ['bytes=100000-', 100_000, undefined],
  ['bytes=-5', -5, undefined],
])('a part is sent on request: %s', async (range, start, end) => {
  const response = await ask({ headers: { range } })
  const part = content.subarray(start, end)
  const from = content.indexOf(part)
  expect(response.status).toBe(206)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-length': String(part.length),
    'content-range': `bytes ${from}-${from + part.length - 1}/${content.length}`,
    'content-type': 'image/png',
  })
  expect(part.equals(await bytesOf(response))).toBe(true)
})

test('a part beyond the end is refused', async () => {
  const response = await ask({ headers: { range: `bytes=${content.length}-` } })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
})

test('a HEAD request gets the headers alone, and opens nothing for good', async () => {
  const { headers } = await ask()
  for (const _ of TIMES) {
    const response = await ask({ method: 'HEAD' })
    expect([response.status, response.body, [...response.headers]]).toEqual([200, null, [...headers]])
  }
  expect((await ask({ method: 'HEAD', headers: { range: 'bytes=10-19' } })).status).toBe(206)
  await expect.poll(timesOpen).toBe(0)
})

test('a download that is broken off closes the file', async () => {
  for (const _ of TIMES) {
    const reader = (await ask()).body?.getReader()
    expect((await reader?.read())?.value?.length).toBeLessThan(content.length)
    await reader?.cancel()
  }
  await expect.poll(timesOpen).toBe(0)
})

test('a response nobody reads keeps nothing open', async () => {
  const unread = await Promise.all(TIMES.map(() => ask()))
  expect(timesOpen()).toBe(0)
  await Promise.all(unread.map(({ body }) => body?.cancel()))
  await expect.poll(timesOpen).toBe(0)
})

test('a file of an unknown type is sent as data, whatever its name', async () => {
  await writeFile(path.join(env.uploadsDir, filename), 'neither a picture nor a film')
  expect((await ask()).headers.get('content-type')).toBe('application/octet-stream')
})
