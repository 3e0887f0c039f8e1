import { expect, test, vi } from 'vitest'

import { QueueFull } from '@/lib/platform/mutex'

import { HEIC, hiddenIn, photoOf } from '../../../../tests/fixtures/hidden-data'
import { cleanUpload, storedName } from './clean-upload'

const files = vi.hoisted(() => ({ openConfined: vi.fn() }))
vi.mock('@/lib/integrations/files/file-process', () => files)
vi.mock('@/lib/integrations/scanner/configured-scanner', () => ({ configuredScanner: () => null }))
vi.mock('@/lib/platform/logger', () => ({ logger: { warn: vi.fn(), error: vi.fn() } }))
const { openFile } = await import('@/lib/integrations/files/open-file')
files.openConfined.mockImplementation(openFile)

type Uploaded = { name: string; mimetype: string; data: Buffer; size: number }

/** Runs the hook on a file, with the upload properties it reads. */
async function upload(file: Omit<Uploaded, 'size'>, operation = 'create'): Promise<Uploaded> {
  const req = { file: { ...file, size: file.data.length } }
  await cleanUpload({ operation, req } as unknown as Parameters<typeof cleanUpload>[0])
  return req.file
}

const jpeg = { name: 'Stone barn.JPG', mimetype: 'image/jpeg' }

test('a picture is stored without hidden data, under a readable, unguessable name', async () => {
  const data = await photoOf()
  const stored = await upload({ ...jpeg, data })
  expect(stored.name).toMatch(/^stone-barn-[0-9a-f]{12}\.jpg$/)
  expect([hiddenIn(stored.data), stored.size]).toEqual([[], stored.data.length])
  expect((await upload({ ...jpeg, data })).name).not.toBe(stored.name)
})

test('HEIC is stored as JPEG', async () => {
  const stored = await upload({ name: 'IMG_1.HEIC', mimetype: 'image/heic', data: HEIC })
  expect([stored.mimetype, stored.data.subarray(0, 2).toString('hex')]).toEqual(['image/jpeg', 'ffd8'])
  expect(stored.name).toMatch(/^img-1-[0-9a-f]{12}\.jpg$/)
})

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const KINDS = 'JPEG, PNG, WebP, AVIF, HEIC, PDF, MP4 and WebM'

test.each([
  ['HTML named .png', 'y.png', 'image/png', '<html>', `is a web page or SVG named .png (we take ${KINDS})`],
  ['an SVG', 'y.svg', 'image/svg+xml', SVG, `is a web page or SVG (we take ${KINDS})`],
  ['text declared as a PDF', 'y.pdf', 'application/pdf', 'not a pdf', `is of a kind that we cannot read (we take ${KINDS})`],
  ['an empty file', 'y.png', 'image/png', '', 'is empty'],
  ['a GIF', 'y.gif', 'image/gif', 'GIF89a', `is a GIF (we take ${KINDS})`],
  ['a PDF sent as a picture', 'y', 'image/png', '%PDF-1.4', 'is sent as image/png, which it is not'],
])('refuses %s', async (_what, name, mimetype, content, problem) => {
  await expect(upload({ name, mimetype, data: Buffer.from(content) })).rejects.toMatchObject({
    status: 400,
    message: `The file ${name} ${problem}.`,
  })
})

test('refuses a picture that is damaged', async () => {
  const data = (await photoOf()).subarray(0, 500)
  await expect(upload({ ...jpeg, data })).rejects.toThrow('The file Stone barn.JPG is damaged or incomplete.')
})

test('says that it is not the fault of the file if too many others are being opened', async () => {
  files.openConfined.mockRejectedValueOnce(new QueueFull())
  await expect(upload({ ...jpeg, data: await photoOf() })).rejects.toMatchObject({
    status: 503,
    message: 'Many files are being opened just now, so nothing was saved. Please try again in a few minutes.',
  })
})

test.each(['read', 'delete'])('leaves other operations alone: %s', async (operation) => {
  const data = Buffer.from('not a picture')
  expect((await upload({ ...jpeg, data }, operation)).data).toBe(data)
})

test.each([
  ['../../etc/passwd', 'passwd-ab12.png'],
  ['....png', 'file-ab12.png'],
  ['a'.repeat(300), `${'a'.repeat(80)}-ab12.png`],
])('makes a safe name of %j', (name, stored) => {
  expect(storedName({ name, extension: 'png', suffix: 'ab12' })).toBe(stored)
})
