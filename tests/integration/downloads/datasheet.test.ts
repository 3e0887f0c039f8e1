import { afterAll, expect, test, vi } from 'vitest'

import { revalidateTag } from '../../fakes/next-cache-kept'
import { pool } from '../support/rows'

// The settings are read when the first module of ours is loaded.
vi.stubEnv('RATE_LIMIT', 'on')
const { GET } = await import('@/app/downloads/datasheet/route')

afterAll(() => pool.end())

// Counts are kept while this process runs: each test comes from an address of its own.
let last = 0
const somewhere = () => ({ 'x-client-address': `203.0.113.${++last}` })
const download = (headers: Record<string, string> = somewhere()) =>
  GET(new Request('http://localhost:3000/downloads/datasheet', { headers }))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('is a PDF for anybody, made once, and not sent again to whoever has it', { timeout: 30_000 }, async () => {
  const first = await download()
  expect(Object.fromEntries(first.headers)).toEqual({
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename="powerboard-datasheet.pdf"',
    'content-type': 'application/pdf',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  })
  const pdf = await bytesOf(first)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const again = await download({ ...somewhere(), 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await bytesOf(await download())).equals(pdf)).toBe(true)
})

test('is another once staff changed the record', { timeout: 30_000 }, async () => {
  const before = await download()
  await pool.query(`update products set short_description = 'A panel.' where slug = 'powerboard-s-225w'`)
  revalidateTag('products')
  const after = await download({ ...somewhere(), 'if-none-match': before.headers.get('etag') ?? '' })
  expect(after.status).toBe(200)
})

test('without its record it says whom to ring', async () => {
  await pool.query(`update products set is_active = false where slug = 'powerboard-s-225w'`)
  revalidateTag('products')
  const response = await download()
  expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([
    503,
    'The document cannot be made just now. Please try again, or call us on 01632 960 123.',
    '30',
  ])
})

test('twenty are given to one address, then none for a while', async () => {
  const here = somewhere()
  for (let n = 0; n < 20; n++) await download(here)
  expect((await download(here)).status).toBe(429)
})
