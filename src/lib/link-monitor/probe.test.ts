import { expect, test, vi } from 'vitest'

import { probeAt } from './probe'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const withReply = (respond: () => Promise<Response>) => {
  const fetchIt = vi.fn<typeof fetch>(respond)
  return { fetchIt, ask: probeAt('http://127.0.0.1:3000', fetchIt) }
}

test('reads a page', async () => {
  const { ask, fetchIt } = withReply(async () => new Response('<main>Two words</main>', { headers: HTML }))
  expect(await ask('/a')).toMatchObject({ kind: 'page', status: 200, page: { words: 2 } })
  expect(fetchIt.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
})

test.each(['//evil.example/a', 'https://evil.example/', 'http://127.0.0.1:3001/', 'http://['])(
  'never requests %s',
  async (path) => {
    const { ask, fetchIt } = withReply(async () => new Response())
    expect(await ask(path)).toEqual({ kind: 'silent', problem: 'This address is not on our site' })
    expect(fetchIt).not.toHaveBeenCalled()
  },
)

test('reports a redirect without following it, and does not read an error page', async () => {
  expect(
    await withReply(async () => new Response(null, { status: 308, headers: { location: '/b' } })).ask('/a'),
  ).toEqual({ kind: 'moved', status: 308, to: '/b' })
  expect(await withReply(async () => new Response('<p>', { status: 404, headers: HTML })).ask('/a')).toEqual({
    kind: 'file',
    status: 404,
  })
})

test('does not read a document', async () => {
  expect(
    await withReply(async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })).ask('/a'),
  ).toEqual({ kind: 'file', status: 200 })
})

test('cancels an oversized response', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) })
  expect(await withReply(async () => new Response(endless, { headers: HTML })).ask('/a')).toEqual({
    kind: 'silent',
    problem: 'More than 5 MB',
  })
})

test.each<[string, Error, object]>([
  [
    'the connection is refused',
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    { kind: 'away' },
  ],
  [
    'time runs out',
    new DOMException('too long', 'TimeoutError'),
    { kind: 'silent', problem: 'No response within 15 seconds' },
  ],
  ['the response breaks off', new TypeError('terminated'), { kind: 'silent', problem: 'The response was cut short' }],
])('when %s', async (_what, error, result) =>
  expect(await withReply(() => Promise.reject(error)).ask('/a')).toEqual(result),
)
