import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { NOT_FOUND, transformedResponse, UNAVAILABLE } from '../../../../tests/fixtures/transformed-response'
import { barePolicy, hashPolicy } from '../content-security-policy'
import type { FinishedResponse } from './response-cache'

const sha256 = (script: string) => createHash('sha256').update(script).digest('base64')
const INLINE = ['self.a=1', "\n  console.log('é')\n"]
const HTML = `<html><script>${INLINE[0]}</script><script src="/x.js" async></script><script id="a">${INLINE[1]}</script><script type="application/ld+json">{"@context":"https://schema.org"}</script><script type="application/json">[[0]]</script></html>`
const html =
  (headers: Record<string, string> = {}, body = HTML): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
const PRERENDERED = { 'x-nextjs-prerender': '1' }

describe('an unknown path', () => {
  const shell = '<!DOCTYPE html><html id="__next_error__"><script>self.c=3</script></html>'
  const notThere =
    (status: number, headers: Record<string, string> = {}): RequestListener =>
    (_request, response) =>
      response
        .writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'content-length': String(shell.length),
          ...headers,
        })
        .end(shell)

  test.each<Record<string, string>>([{}, { 'content-security-policy': "script-src 'nonce-a'" }])(
    'gets the not-found page with its own policy, not the empty shell (%j)',
    async (sent) => {
      const { status, headers, body } = await transformedResponse(notThere(404, sent))
      expect([status, body.toString()]).toEqual([404, NOT_FOUND])
      expect(headers['content-security-policy']).toBe(hashPolicy([sha256('self.b=2')]))
    },
  )

  test('gets the page that says so if that page is unavailable, and other responses are unchanged', async () => {
    const { status, body } = await transformedResponse(notThere(404), {
      notFoundPage: () => Promise.reject(new Error('late')),
    })
    expect([status, body.toString()]).toEqual([503, UNAVAILABLE])
    expect((await transformedResponse(html({}, '<html>elsewhere</html>'))).body.toString()).toBe(
      '<html>elsewhere</html>',
    )
  })

  test('is left as it is where no page stands for it', async () => {
    const { status, body } = await transformedResponse(notThere(404), { notFoundPage: undefined })
    expect(status).toBe(404)
    expect(body.toString()).not.toBe(NOT_FOUND)
  })
})

test.each(['text/html; charset=utf-8', 'application/octet-stream'])(
  'where the proxy has a request answered is not sent with %s',
  async (type) => {
    const sent = { 'content-type': type, 'x-middleware-rewrite': '/replies/contactCheck' }
    expect((await transformedResponse(html(sent))).headers['x-middleware-rewrite']).toBeUndefined()
  },
)

describe('the policy of a page', () => {
  test.each([PRERENDERED, { 'x-nextjs-cache': 'HIT' }])(
    'that was prerendered (%j) allows its inline scripts only',
    async (headers) => {
      const { headers: sent, body } = await transformedResponse(html(headers as Record<string, string>))
      expect(sent['content-security-policy']).toBe(hashPolicy(INLINE.map(sha256)))
      expect(body.toString()).toBe(HTML)
    },
  )

  test('that was prerendered includes the script that defers the others', async () => {
    const { headers, body } = await transformedResponse(
      html(PRERENDERED, '<script src="/x.js" async=""></script><script>self.__next_f.push([0])</script></body>'),
    )
    const [, loader = ''] = /<script>(.*)<\/script><\/body>/.exec(body.toString()) ?? []
    expect(loader).toContain('"/x.js"')
    expect(headers['content-security-policy']).toBe(hashPolicy([sha256(loader)]))
  })

  test.each([{}, { 'content-security-policy': "script-src 'nonce-a'", ...PRERENDERED }])(
    'of %j would block that script, so scripts are not deferred',
    async (headers) => {
      const page = '<html><head><script src="/x.js" async=""></script></head><body></body></html>'
      expect((await transformedResponse(html(headers as Record<string, string>, page))).body.toString()).toBe(page)
    },
  )

  test('that was not prerendered allows no inline script', async () => {
    expect((await transformedResponse(html())).headers['content-security-policy']).toBe(barePolicy)
  })

  test('that sets its own is unchanged', async () => {
    expect(
      (await transformedResponse(html({ 'content-security-policy': "script-src 'nonce-a'", ...PRERENDERED }))).headers[
        'content-security-policy'
      ],
    ).toBe("script-src 'nonce-a'")
  })

  test('is not added to a script file', async () => {
    const { headers } = await transformedResponse((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/javascript', ...PRERENDERED }).end('a'),
    )
    expect(headers['content-security-policy']).toBeUndefined()
  })

  test('differs between pages that differ by one character', async () => {
    const first = await transformedResponse(html(PRERENDERED, '<script>a=1</script>'))
    const second = await transformedResponse(html(PRERENDERED, '<script>a=2</script>'))
    expect([first, second].map(({ headers }) => headers['content-security-policy'])).toEqual([
      hashPolicy([sha256('a=1')]),
      hashPolicy([sha256('a=2')]),
    ])
  })
})

test.each([
  [200, 'public, max-age=0, s-maxage=1, must-revalidate'],
  [308, 'public, max-age=0, s-maxage=1, must-revalidate'],
  [404, 'no-store'],
])('cache lifetime downstream of Next’s cache: %i', async (status, expected) => {
  const { headers } = await transformedResponse((_request, response) =>
    response
      .writeHead(status, { ...PRERENDERED, 'content-type': 'text/html', 'cache-control': 's-maxage=31536000' })
      .end('x'),
  )
  expect(headers['cache-control']).toBe(expected)
})

describe('compression', () => {
  const gzip = { headers: { 'accept-encoding': 'gzip' } }

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip;q=1.0', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['xbr,gzip', 'gzip', gunzipSync],
  ])('is applied where accepted: %s', async (accepted, encoding, unpack) => {
    const asked = { headers: { 'accept-encoding': accepted } }
    for (const { headers, body } of [
      await transformedResponse(html(PRERENDERED), asked),
      await transformedResponse(html(PRERENDERED), asked),
    ]) {
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(unpack(body).toString()).toBe(HTML)
    }
  })

  test.each([
    {},
    { headers: { 'accept-encoding': 'gzip;q=0, br; q=0.0' } },
    { headers: { 'accept-encoding': 'xgzip' } },
  ])('is not applied otherwise: %j', async (asked) => {
    const { headers, body } = await transformedResponse(html(PRERENDERED), asked)
    expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([undefined, 'accept-encoding', HTML])
  })

  test('is not requested from Next as well', async () => {
    let asked: IncomingMessage['headers'] = {}
    await transformedResponse((incoming, response) => {
      asked = incoming.headers
      html()(incoming, response)
    }, gzip)
    expect(asked['accept-encoding']).toBeUndefined()
  })

  test.each(['image/webp', 'font/woff2', 'application/octet-stream'])('is not applied to %s', async (type) => {
    const { headers, body } = await transformedResponse(
      (_request, response) =>
        response.writeHead(200, { 'content-type': type, 'content-length': '3' }).end(Buffer.from([0, 255, 1])),
      gzip,
    )
    expect([headers['content-encoding'], headers['content-length'], [...body]]).toEqual([undefined, '3', [0, 255, 1]])
  })

  test.each([
    ['rendered per request uses a fast level', {}, 4],
    ['that is cached uses a higher level', PRERENDERED, 9],
  ])('of a page %s', async (_, headers, quality) => {
    const page = `<html>${Array.from({ length: 400 }, (_, n) => `<p>Line ${n * n} of a page</p>`).join('')}</html>`
    const { body } = await transformedResponse(
      html({ 'content-security-policy': "script-src 'nonce-a'", ...headers }, page),
      {
        headers: { 'accept-encoding': 'br' },
      },
    )
    const packed = (level: number) =>
      brotliCompressSync(page, {
        params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
      })
    expect(body.equals(packed(quality))).toBe(true)
  })

  test('of a page names once what it varies by, and leaves out what Next tells itself', async () => {
    const { headers } = await transformedResponse(html({ vary: 'Accept-Encoding', ...PRERENDERED }), gzip)
    expect([headers.vary, headers['x-nextjs-prerender']]).toEqual(['Accept-Encoding', undefined])
  })

  test('is not applied twice', async () => {
    const { headers, body } = await transformedResponse(html({ 'content-encoding': 'br' }, 'packed'), gzip)
    expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'packed'])
  })
})

test('a redirect that Next renders for the first time has a single target', async () => {
  const redirect: RequestListener = (_request, response) => {
    response.setHeader('location', '/contact')
    response.appendHeader('location', '/contact')
    response.writeHead(308).end()
  }
  expect(await transformedResponse(redirect)).toMatchObject({ status: 308, locations: ['/contact'] })
})

describe('the response is otherwise unchanged', () => {
  test('status and headers, except for a length that has changed', async () => {
    const sent = { 'content-type': 'text/html', 'content-length': '2', 'set-cookie': 'a=b', vary: 'rsc' }
    const page: RequestListener = (_request, response) => response.writeHead(404, 'Gone', sent).end('no')
    const { status, headers, body } = await transformedResponse(page, { headers: { 'accept-encoding': 'gzip' } })
    expect([status, headers['set-cookie'], headers.vary, gunzipSync(body).toString()]).toEqual([
      404,
      ['a=b'],
      'rsc, accept-encoding',
      'no',
    ])
  })

  test('when written in chunks of text and bytes, with a callback for each', async () => {
    const taken: string[] = []
    const { body } = await transformedResponse((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.statusCode = 200
      response.flushHeaders()
      response.write('a', () => taken.push('a'))
      response.write('YsOp', 'base64', () => taken.push('b'))
      response.write(Buffer.from('c'))
      response.end('d')
    })
    expect([body.toString(), taken]).toEqual(['abécd', ['a', 'b']])
  })

  test.each([
    ['a page in any encoding', 200, PRERENDERED, '"a"', 'W/"a"'],
    ['a page that is known already', 304, PRERENDERED, '"a"', 'W/"a"'],
    ['a page whose tag is weak', 200, PRERENDERED, 'W/"a"', 'W/"a"'],
    ['a document that is sent as it is', 200, {}, '"a"', '"a"'],
    ['a document that is known already', 304, {}, '"a"', '"a"'],
  ])('promises the same bytes only where they are the same: %s', async (_what, status, headers, etag, sent) => {
    const answer = await transformedResponse((_request, response) =>
      response.writeHead(status, { ...headers, etag }).end(),
    )
    expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([status, sent, 0])
    expect(answer.headers['content-security-policy']).toBeUndefined()
  })

  test.each<[string, { status: number; type?: string; method?: string }]>([
    ['a page to HEAD', { status: 200, type: 'text/html', method: 'HEAD' }],
    ['a page that a browser has already', { status: 304 }],
    ['a picture', { status: 200, type: 'image/jpeg' }],
    ['a picture to HEAD', { status: 200, type: 'image/jpeg', method: 'HEAD' }],
  ])('but no cache in front may keep for a year what may change: %s', async (_what, { status, type, method }) => {
    const ofNext = { ...PRERENDERED, 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000' }
    const { headers } = await transformedResponse(
      (_request, response) =>
        response.writeHead(status, { ...ofNext, ...(type && { 'content-type': type }) }).end(type && 'body'),
      { method },
    )
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  })

  test('a picture from the cache has a lifetime of its own', async () => {
    const picture = { ...PRERENDERED, 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' }
    const { headers } = await transformedResponse((_request, response) => response.writeHead(200, picture).end('body'))
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  test('to a HEAD request', async () => {
    const { status, headers, body } = await transformedResponse(html({ 'content-length': String(HTML.length) }), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect([status, headers['content-type'], headers['content-encoding'], body.length]).toEqual([
      200,
      'text/html; charset=utf-8',
      undefined,
      0,
    ])
  })
})

describe('a response that other visitors can have as well', () => {
  const HIT = { ...PRERENDERED, 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=60, stale-while-revalidate=9' }

  const FILE = { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' }

  test.each<[string, Record<string, string>, Pick<FinishedResponse, 'isImmutable' | 'lifetimeSeconds'> | null]>([
    ['is handed over as it is sent, with its lifetime', HIT, { isImmutable: false, lifetimeSeconds: 60 }],
    [
      'is handed over when it has just been rendered',
      { ...HIT, 'x-nextjs-cache': 'MISS' },
      { isImmutable: false, lifetimeSeconds: 60 },
    ],
    ['is not, while Next renders it anew', { ...HIT, 'x-nextjs-cache': 'STALE' }, null],
    ['is not, if it sets a cookie', { ...HIT, 'set-cookie': 'a=b' }, null],
    ['is not, if Next does not keep it', { ...HIT, 'cache-control': 'no-store' }, null],
    ['is not, if it is not a page', { ...HIT, 'content-type': 'text/x-component' }, null],
    ['is, if it is a file that never changes', FILE, { isImmutable: true, lifetimeSeconds: 31_536_000 }],
    ['is not, if that may change', { ...FILE, 'cache-control': 'public, max-age=60' }, null],
  ])('%s', async (_what, headers, lifetime) => {
    const handed: FinishedResponse[] = []
    const accept = { 'accept-encoding': 'br' }
    const answer = await transformedResponse(html(headers), {
      headers: accept,
      keep: (finished) => handed.push(finished),
    })
    expect(handed).toMatchObject(lifetime ? [lifetime] : [])
    expect(handed).toHaveLength(lifetime ? 1 : 0)
    for (const { body, encoding, headers: sent } of handed) {
      expect([body, encoding]).toEqual([answer.body, 'br'])
      expect(sent['content-security-policy']).toBe(answer.headers['content-security-policy'])
      expect(sent['content-encoding']).toBe('br')
    }
  })
})
