import { expect, test } from 'vitest'

import { GET } from '@/app/downloads/datasheet/route'

import { revalidateTag } from '../../fakes/fake-next-cache'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

// Counts persist for the lifetime of the process, so each test uses its own IP address.
let last = 0
const newSender = () => ({ 'x-client-address': `203.0.113.${++last}` })
const download = (headers: Record<string, string> = newSender()) =>
  GET(new Request('http://localhost:3000/downloads/datasheet', { headers }))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('is a public PDF, generated once, and not resent to clients that have it', async () => {
  const first = await download()
  expect(Object.fromEntries(first.headers)).toEqual({
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename="powerboard-datasheet.pdf"',
    'content-type': 'application/pdf',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  })
  const pdf = await bytesOf(first)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const again = await download({ ...newSender(), 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await bytesOf(await download())).equals(pdf)).toBe(true)
})

test('is regenerated after staff change the record', async () => {
  const before = await download()
  await pool.query(`update products set short_description = 'A panel.' where slug = 'powerboard-s-225w'`)
  revalidateTag('products')
  const after = await download({ ...newSender(), 'if-none-match': before.headers.get('etag') ?? '' })
  expect(after.status).toBe(200)
})

test('names the phone number if its record is missing', async () => {
  await pool.query(`update products set is_active = false where slug = 'powerboard-s-225w'`)
  revalidateTag('products')
  const response = await download()
  expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([
    503,
    'The document cannot be created just now. Please try again, or call us on 01632 960 123.',
    '30',
  ])
})

test('is limited to twenty per IP address', async () => {
  const sender = newSender()
  for (let n = 0; n < 20; n++) await download(sender)
  expect((await download(sender)).status).toBe(429)
})
