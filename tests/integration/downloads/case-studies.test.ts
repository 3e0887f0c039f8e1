import { readFile } from 'node:fs/promises'

import { beforeEach, expect, test, vi } from 'vitest'

import { GET } from '@/app/downloads/case-studies/[slug]/route'
import { logger } from '@/lib/platform/logger'

import { revalidateTag } from '../../fakes/fake-next-cache'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

const BARN = 'stone-barn-conversion'
const pictures = {
  day: await readFile('media/library/stone-barn.webp'),
  heat: await readFile('media/library/stone-barn-heat.webp'),
}
const fetched = vi.fn(
  async ({ pathname }: URL) => new Response(new Uint8Array(pathname.includes('heat') ? pictures.heat : pictures.day)),
)
const { fetch: reallyFetch } = globalThis
// The renderer loads part of itself from a data: URL.
vi.stubGlobal('fetch', (from: URL | string, init?: RequestInit) =>
  from instanceof URL ? fetched(from) : reallyFetch(from, init),
)
const logged = vi.spyOn(logger, 'info')

beforeEach(() => {
  fetched.mockClear()
  logged.mockClear()
})

// Counts persist for the lifetime of the process, so each test uses its own IP address.
let last = 0
const newSender = () => ({ 'x-client-address': `203.0.113.${++last}` })

const download = (slug: string, headers: Record<string, string> = newSender()) =>
  GET(new Request(`http://localhost:3000/downloads/case-studies/${slug}`, { headers }), {
    params: Promise.resolve({ slug }),
  })

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('is a PDF download with both pictures, and the download is logged', async () => {
  const response = await download(BARN)
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-cache',
    'content-disposition': 'attachment; filename="powerboard-stone-barn-conversion.pdf"',
    'content-type': 'application/pdf',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  })
  const pdf = await bytesOf(response)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(fetched.mock.calls.map(([url]) => url.origin)).toEqual(['http://127.0.0.1:3000', 'http://127.0.0.1:3000'])
  expect(logged.mock.calls).toEqual([[{ msg: 'case study requested', slug: BARN }]])
})

test('is generated once, and not resent to clients that have it', async () => {
  const first = await download(BARN)
  fetched.mockClear()
  const again = await download(BARN, { ...newSender(), 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', first.headers.get('etag')])
  expect((await bytesOf(await download(BARN))).equals(await bytesOf(first))).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
})

test('is regenerated after staff change the record', async () => {
  const before = await download(BARN)
  await pool.query(`update case_studies set title = 'A barn' where slug = $1`, [BARN])
  revalidateTag('case-studies')
  const after = await download(BARN, { ...newSender(), 'if-none-match': before.headers.get('etag') ?? '' })
  expect(after.status).toBe(200)
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test.each(['no-such-barn', '..%2f..', 'Stone-Barn', '', 'a'.repeat(201)])(
  'there is none named "%s", and nothing is generated',
  async (slug) => {
    const response = await download(slug)
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      404,
      'There is no case study of this name.',
      'no-store',
    ])
    expect([fetched.mock.calls, logged.mock.calls]).toEqual([[], []])
  },
)

test('a draft is not available', async () => {
  await pool.query(
    `insert into case_studies (title, slug, challenge, solution, _status) values ('Chapel', 'chapel', 'x', 'y', 'draft')`,
  )
  expect((await download('chapel')).status).toBe(404)
})

test('is not generated without its pictures, but is the next time', async () => {
  await pool.query(`update case_studies set title = 'Without pictures' where slug = $1`, [BARN])
  revalidateTag('case-studies')
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }))
  const failed = await download(BARN)
  expect([failed.status, await failed.text(), failed.headers.get('retry-after')]).toEqual([
    503,
    'The document cannot be created just now. Please try again, or call us on 01632 960 123.',
    '30',
  ])
  expect((await download(BARN)).status).toBe(200)
})

test('is limited to twenty per IP address', async () => {
  const sender = newSender()
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) statuses.push((await download('no-such-barn', sender)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  const refused = await download(BARN, sender)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toBe(
    'You have asked for several documents just now. Please try again, or call us on 01632 960 123.',
  )
})
