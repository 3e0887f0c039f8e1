import sharp from 'sharp'
import { expect, test } from 'vitest'

import { checkFile, storedName } from './check-file'

const picture = (format: 'png' | 'jpeg') => sharp({ create: { width: 2, height: 2, channels: 3, background: '#281325' } }).toFormat(format).toBuffer()

/** Runs the hook on a file, with the upload properties it reads. */
async function upload(file: { name: string; mimetype: string; data: Buffer } | undefined, operation = 'create') {
  const req = { file }
  await checkFile({ operation, req } as unknown as Parameters<typeof checkFile>[0])
  return req.file?.name
}

test('stores an image under a readable, unguessable name', async () => {
  const data = await picture('png')
  const name = await upload({ name: 'Stone barn.PNG', mimetype: 'image/png', data })
  expect(name).toMatch(/^stone-barn-[0-9a-f]{12}\.png$/)
  expect(await upload({ name: 'Stone barn.PNG', mimetype: 'image/png', data })).not.toBe(name)
})

test('derives the extension from the content', async () => {
  expect(await upload({ name: 'barn.html', mimetype: 'image/jpeg', data: await picture('jpeg') })).toMatch(/^barn-[0-9a-f]{12}\.jpg$/)
})

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['HTML with an image extension', { name: 'y.png', mimetype: 'image/png', data: Buffer.from('<html><script>alert(1)</script>') }],
  ['an SVG with a PNG extension', { name: 'y.png', mimetype: 'image/png', data: Buffer.from(SVG) }],
  ['an SVG declared as such', { name: 'y.svg', mimetype: 'image/svg+xml', data: Buffer.from(SVG) }],
  ['text declared as a PDF', { name: 'y.pdf', mimetype: 'application/pdf', data: Buffer.from('not a pdf') }],
  ['an empty file', { name: 'y.png', mimetype: 'image/png', data: Buffer.alloc(0) }],
  ['a GIF', { name: 'y.gif', mimetype: 'image/gif', data: Buffer.from('GIF89a' + '\0'.repeat(20)) }],
])('refuses %s', async (_, file) => {
  await expect(upload(file)).rejects.toMatchObject({ status: 400 })
})

test('refuses an image declared as another type', async () => {
  await expect(upload({ name: 'y.png', mimetype: 'image/png', data: await picture('jpeg') })).rejects.toMatchObject({ status: 400 })
})

test('ignores a request without a file', async () => {
  expect(await upload(undefined, 'update')).toBeUndefined()
})

test.each([
  ['../../etc/passwd', 'passwd-ab12.png'],
  ['....png', 'file-ab12.png'],
  ['a'.repeat(300), `${'a'.repeat(80)}-ab12.png`],
])('makes a safe name of %j', (name, stored) => {
  expect(storedName({ name, extension: 'png', suffix: 'ab12' })).toBe(stored)
})
