import { expect, test, vi } from 'vitest'

import { checkPage } from './check-page'
import type { Probe, ProbeResult } from './probe'
import { readPage } from './read-page'

const page = (html: string): ProbeResult => ({ kind: 'page', status: 200, page: readPage(html) })
const NOTHING: ProbeResult = { kind: 'file', status: 404 }

/** A site with these responses; any other path is a 404. */
function site(responses: Record<string, ProbeResult>) {
  const ask = vi.fn<Probe>(async (path) => responses[path] ?? NOTHING)
  return {
    ask,
    check: (path: string) => checkPage({ path, origin: 'https://powerboard.example.com', ask, askLinked: ask }),
  }
}

test('accepts a page with working links', async () => {
  const { check } = site({
    '/a': page('<main><a href="/b#end">b</a><a href="#here">here</a><i id="here">three words now</i></main>'),
    '/b': page('<p id="end">'),
  })
  expect(await check('/a')).toEqual({
    isLive: true,
    statusCode: 200,
    problem: null,
    words: 5,
    claims: 0,
    brokenLinks: [],
    outsideLinks: [],
  })
})

test('reports each broken link once, with the reason', async () => {
  const { check } = site({
    '/a': page(
      '<main><a href="/gone">x</a><a href="/gone">x</a><a href="/b#none">x</a><a href="#none">x</a><a href="/round">x</a><a href="/slow">x</a></main>',
    ),
    '/b': page(''),
    '/round': { kind: 'moved', status: 308, to: '/round2' },
    '/round2': { kind: 'moved', status: 308, to: '/b' },
    '/slow': { kind: 'silent', problem: 'No response within 15 seconds' },
  })
  expect(await check('/a')).toMatchObject({
    isLive: true,
    brokenLinks: [
      { href: '/gone', reason: 'Returns 404' },
      { href: '/b#none', reason: 'That page has no anchor “none”' },
      { href: '#none', reason: 'That page has no anchor “none”' },
      { href: '/round', reason: 'Redirects more than once' },
      { href: '/slow', reason: 'No response within 15 seconds' },
    ],
  })
})

test('follows one redirect, checking the fragment, unless it leaves the site', async () => {
  const { check, ask } = site({
    '/a': page('<main><a href="/old#end">x</a><a href="/out">x</a></main>'),
    '/old': { kind: 'moved', status: 308, to: '/new' },
    '/new': page('<p id="end">'),
    '/out': { kind: 'moved', status: 307, to: 'https://example.com/' },
  })
  expect(await check('/a')).toMatchObject({ brokenLinks: [] })
  expect(ask.mock.calls.flat()).toEqual(['/a', '/old', '/new', '/out'])
})

test('lists external links without requesting them', async () => {
  const { check, ask } = site({
    '/a': page('<main><a href="https://example.com/x">x</a><a href="tel:+441632960123">x</a></main>'),
  })
  expect(await check('/a')).toMatchObject({ outsideLinks: ['https://example.com/x'] })
  expect(ask).toHaveBeenCalledExactlyOnceWith('/a')
})

test('attributes header and footer links to the homepage', async () => {
  const html = '<header><a href="/gone">x</a></header><main>x</main>'
  const { check } = site({ '/': page(html), '/a': page(html) })
  expect(await check('/a')).toMatchObject({ brokenLinks: [] })
  expect(await check('/')).toMatchObject({ brokenLinks: [{ href: '/gone', reason: 'Returns 404' }] })
})

test.each<[string, ProbeResult, object]>([
  ['is gone', NOTHING, { isLive: false, statusCode: 404, problem: 'Returns 404' }],
  ['fails', { kind: 'file', status: 500 }, { isLive: false, statusCode: 500, problem: 'Returns 500' }],
  ['moved', { kind: 'moved', status: 308, to: '/b' }, { isLive: false, statusCode: 308, problem: 'Redirects to /b' }],
  [
    'is silent',
    { kind: 'silent', problem: 'The response was cut short' },
    { isLive: false, statusCode: null, problem: 'The response was cut short' },
  ],
  ['is a file', { kind: 'file', status: 200 }, { isLive: true, statusCode: 200, problem: null }],
])('reports a page that %s', async (_what, response, finding) =>
  expect(await site({ '/a': response }).check('/a')).toMatchObject(finding),
)

test('retries before reporting a page as broken', async () => {
  const { ask, check } = site({ '/a': page('<main>word</main>') })
  ask.mockResolvedValueOnce({ kind: 'silent', problem: 'No response within 15 seconds' })
  expect(await check('/a')).toMatchObject({ isLive: true })
})

test('draws no conclusion about pages while the site is unreachable', async () => {
  expect(await site({ '/a': { kind: 'away' } }).check('/a')).toBe('away')
  expect(await site({ '/a': page('<a href="/b">x</a>'), '/b': { kind: 'away' } }).check('/a')).toBe('away')
})
