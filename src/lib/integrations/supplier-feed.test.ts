import { describe, expect, test, vi } from 'vitest'

import { fetchSupplierFeed } from './supplier-feed'

const BYTES_MAX = 1_000

const fetched = (fetchFile: typeof fetch) =>
  fetchSupplierFeed({ url: 'https://supplier.example.com/feed.csv', bytesMax: BYTES_MAX, fetchFile })

/** A body of unknown length, which counts the pieces that are read. */
function inPieces(pieces: number, piece: Uint8Array) {
  const read = vi.fn()
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read()
        if (read.mock.calls.length > pieces) controller.close()
        else controller.enqueue(piece)
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body), read }
}

test('a file is read as UTF-8, without a byte order mark', async () => {
  expect(await fetched(async () => new Response('\uFEFFsku,price\n1,£289'))).toEqual({
    ok: true,
    text: 'sku,price\n1,£289',
  })
})

test('a file of an older spreadsheet is read as Windows-1252', async () => {
  const bytes = new Uint8Array(Buffer.from('sku,price\n1,£289', 'latin1'))
  expect(await fetched(async () => new Response(bytes))).toEqual({ ok: true, text: 'sku,price\n1,£289' })
})

test('a spreadsheet is refused', async () => {
  const zip = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)
  expect(await fetched(async () => new Response(zip))).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^This is a spreadsheet/),
  })
})

test('a file may have exactly the largest size', async () => {
  const { response } = inPieces(10, new Uint8Array(BYTES_MAX / 10).fill(97))
  expect(await fetched(async () => response)).toMatchObject({ ok: true })
})

test('a file of unknown length is read no further than the largest size', async () => {
  const { response, read } = inPieces(1_000, new Uint8Array(400).fill(97))
  expect(await fetched(async () => response)).toEqual({ ok: false, problem: 'The supplier’s file is too large.' })
  expect(read).toHaveBeenCalledTimes(3)
})

test('the size is counted in bytes, not characters', async () => {
  expect(await fetched(async () => new Response('£'.repeat(501)))).toMatchObject({ ok: false })
})

test('an error of the supplier’s server is reported', async () => {
  expect(await fetched(async () => new Response('', { status: 503 }))).toEqual({
    ok: false,
    problem: 'The supplier’s server answered 503.',
  })
})

describe('a server that cannot be reached is reported', () => {
  const problemOf = async (error: Error) => {
    const feed = await fetched(() => Promise.reject(error))
    return feed.ok ? '' : feed.problem
  }

  test('with the code of the problem', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND supplier.example.com'), { code: 'ENOTFOUND' })
    expect(await problemOf(new TypeError('fetch failed', { cause }))).toBe(
      'The supplier’s server could not be reached (ENOTFOUND).',
    )
  })

  test('with the time limit', async () => {
    expect(await problemOf(new DOMException('aborted', 'TimeoutError'))).toBe(
      'The supplier’s server could not be reached within 20 seconds.',
    )
  })

  test('without the URL, which may contain a password or key', async () => {
    const url = 'https://buyer:sesame@supplier.example.com/feed.csv'
    expect(await fetchSupplierFeed({ url, bytesMax: BYTES_MAX })).toEqual({
      ok: false,
      problem: 'The supplier’s server could not be reached.',
    })
  })
})
