import { expect, test, vi } from 'vitest'

import type { Answer, Ask } from './ask'
import { checkPage } from './check-page'
import { readPage } from './read-page'

const page = (html: string): Answer => ({ kind: 'page', status: 200, page: readPage(html) })
const NOTHING: Answer = { kind: 'file', status: 404 }

/** A site of these answers; everything else is not there. */
function site(answers: Record<string, Answer>) {
  const ask = vi.fn<Ask>(async (path) => answers[path] ?? NOTHING)
  return {
    ask,
    check: (path: string) => checkPage({ path, origin: 'https://powerboard.example.com', ask, askLinked: ask }),
  }
}

test('a page that answers, with links that lead somewhere', async () => {
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

test('each link that leads nowhere, with the reason, once', async () => {
  const { check } = site({
    '/a': page(
      '<main><a href="/gone">x</a><a href="/gone">x</a><a href="/b#none">x</a><a href="#none">x</a><a href="/round">x</a><a href="/slow">x</a></main>',
    ),
    '/b': page(''),
    '/round': { kind: 'moved', status: 308, to: '/round2' },
    '/round2': { kind: 'moved', status: 308, to: '/b' },
    '/slow': { kind: 'silent', problem: 'No answer within 15 seconds' },
  })
  expect(await check('/a')).toMatchObject({
    isLive: true,
    brokenLinks: [
      { href: '/gone', reason: 'Answers 404' },
      { href: '/b#none', reason: 'There is no place “none” on that page' },
      { href: '#none', reason: 'There is no place “none” on that page' },
      { href: '/round', reason: 'Leads on more than once' },
      { href: '/slow', reason: 'No answer within 15 seconds' },
    ],
  })
})

test('one redirect is followed, with its place; one that leaves the site is not', async () => {
  const { check, ask } = site({
    '/a': page('<main><a href="/old#end">x</a><a href="/out">x</a></main>'),
    '/old': { kind: 'moved', status: 308, to: '/new' },
    '/new': page('<p id="end">'),
    '/out': { kind: 'moved', status: 307, to: 'https://example.com/' },
  })
  expect(await check('/a')).toMatchObject({ brokenLinks: [] })
  expect(ask.mock.calls.flat()).toEqual(['/a', '/old', '/new', '/out'])
})

test('other sites are listed and never asked', async () => {
  const { check, ask } = site({
    '/a': page('<main><a href="https://example.com/x">x</a><a href="tel:+441632960123">x</a></main>'),
  })
  expect(await check('/a')).toMatchObject({ outsideLinks: ['https://example.com/x'] })
  expect(ask).toHaveBeenCalledExactlyOnceWith('/a')
})

test('links of header and footer belong to the home page', async () => {
  const html = '<header><a href="/gone">x</a></header><main>x</main>'
  const { check } = site({ '/': page(html), '/a': page(html) })
  expect(await check('/a')).toMatchObject({ brokenLinks: [] })
  expect(await check('/')).toMatchObject({ brokenLinks: [{ href: '/gone', reason: 'Answers 404' }] })
})

test.each<[string, Answer, object]>([
  ['is gone', NOTHING, { isLive: false, statusCode: 404, problem: 'Answers 404' }],
  ['fails', { kind: 'file', status: 500 }, { isLive: false, statusCode: 500, problem: 'Answers 500' }],
  [
    'moved',
    { kind: 'moved', status: 308, to: '/b' },
    { isLive: false, statusCode: 308, problem: 'Leads to /b instead' },
  ],
  [
    'is silent',
    { kind: 'silent', problem: 'The answer broke off' },
    { isLive: false, statusCode: null, problem: 'The answer broke off' },
  ],
  ['is a file', { kind: 'file', status: 200 }, { isLive: true, statusCode: 200, problem: null }],
])('a page that %s', async (_what, answer, finding) =>
  expect(await site({ '/a': answer }).check('/a')).toMatchObject(finding),
)

test('a busy moment is not yet a broken page', async () => {
  const { ask, check } = site({ '/a': page('<main>word</main>') })
  ask.mockResolvedValueOnce({ kind: 'silent', problem: 'No answer within 15 seconds' })
  expect(await check('/a')).toMatchObject({ isLive: true })
})

test('a site that is away says nothing about its pages', async () => {
  expect(await site({ '/a': { kind: 'away' } }).check('/a')).toBe('away')
  expect(await site({ '/a': page('<a href="/b">x</a>'), '/b': { kind: 'away' } }).check('/a')).toBe('away')
})
