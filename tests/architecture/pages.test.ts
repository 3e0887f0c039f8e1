import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'

import { FORM_REPLIES, REPLY_ROUTES } from '@/lib/registry/form-replies'
import { withFormLocation } from '@/lib/registry/nginx-forms'
import { PAGES } from '@/lib/registry/pages'
import { QUERY_PAGES } from '@/lib/registry/query-pages'
import type { PageEntry } from '@/lib/routing/page-entry'
import { config, proxy } from '@/proxy'

import { nginxLocation } from './nginx-location'

// The proxy reads settings that this test does not have.
vi.mock('@/lib/http/frame-ancestors', () => ({ frameAncestors: vi.fn() }))
vi.mock('@/lib/platform/env', () => ({ env: { mediaOrigin: null, analytics: null } }))

/** Every page file with its path and the route group it is in; the one of the replies to forms, with each of their paths. */
const FILES = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .flatMap((file) => {
    const [group = '', ...segments] = file.split('/').slice(0, -1)
    const path = `/${segments.join('/')}`
    const isReply = Object.values<string>(REPLY_ROUTES).includes(path)
    const replies = Object.values(FORM_REPLIES).filter(({ layout }) => REPLY_ROUTES[layout] === path)
    const paths = isReply ? replies.map((reply) => reply.path) : [path]
    return paths.map((one) => ({ file: `src/app/${file}`, group, path: one, isReply }))
  })

const entryOf = (path: string) => PAGES.find((page) => page.path === path)

test('every page has one entry with its layout, and every entry has a page', () => {
  expect(PAGES.map(({ path, layout }) => `(${layout})${path}`).sort()).toEqual(
    FILES.map(({ group, path }) => `${group}${path}`).sort(),
  )
})

/** Code that makes Next render a page per request, in the page itself or in the layout of its group. */
const READS_REQUEST =
  /\bsearchParams\b|['"]force-dynamic['"]|\bformReplyProps\(|\bheaders: await headers\(\)|\bawait connection\(\)/

test.each(FILES)('$path states correctly whether it is rendered per request', ({ file, group, path }) => {
  const layout = `src/app/${group}/layout.tsx`
  const source = [file, layout].map((name) => (existsSync(name) ? readFileSync(name, 'utf8') : '')).join('\n')
  expect(entryOf(path)?.rendering).toBe(READS_REQUEST.test(source) ? 'per-request' : 'prerendered')
})

const readsQuery = (file: string) => /\bsearchParams\b/.test(readFileSync(file, 'utf8'))

// A reply is given the parameters that its entry names.
test.each(FILES.filter(({ group, isReply }) => group !== '(payload)' && !isReply))(
  '$path names the parameters of its query if it reads it, as all others are removed',
  ({ file, path }) => expect(entryOf(path)?.query !== undefined).toBe(readsQuery(file)),
)

test('a prerendered page that accepts a query has a page for it, which reads the query', () => {
  for (const [path, { page, parameters }] of Object.entries(QUERY_PAGES)) {
    expect(entryOf(path)?.rendering ?? 'prerendered').toBe('prerendered')
    const query = entryOf(page)?.query ?? []
    if (query !== 'form') expect(query).toEqual(expect.arrayContaining([...parameters]))
  }
})

describe('the matcher in src/proxy.ts', () => {
  const always = config.matcher.filter((matcher) => typeof matcher === 'string')
  const withQuery = config.matcher.flatMap((matcher) =>
    typeof matcher === 'string'
      ? []
      : matcher.has.filter(({ type }) => type === 'query').map(({ key }) => `${matcher.source}?${key}`),
  )

  const matches = (matcher: string, route: string) => {
    const url = route.replace(/\/\[\[.*/, '').replaceAll(/[[\].]/g, '')
    return doesProxyMatch({ config: { matcher: [matcher] }, nextConfig: {}, url })
  }

  test('includes every page rendered per request, and no prerendered one', () => {
    const proxied = PAGES.filter(({ path }) => always.some((matcher) => matches(matcher, path)))
    expect(proxied).toEqual(PAGES.filter(({ rendering }) => rendering === 'per-request'))
  })

  test('matches nothing other than pages', () => {
    const unused = always.filter((matcher) => !PAGES.some(({ path }) => matches(matcher, path)))
    expect(unused).toEqual([])
  })

  const proxied = async (path: string) => {
    const { headers } = await proxy(new NextRequest(`https://powerboard.example${path}`))
    return { policy: headers.get('content-security-policy'), page: headers.get('x-middleware-rewrite') }
  }

  test.each(Object.entries(FORM_REPLIES))(
    'sends %s to the one route of all replies',
    async (name, { path, layout }) => {
      const { policy, page } = await proxied(path)
      expect(policy).toContain("'nonce-")
      expect(page).toBe(`https://powerboard.example${REPLY_ROUTES[layout].replace('[reply]', name)}`)
    },
  )

  test.each([
    '/energy/check',
    '/blog/category/received',
    '/locations/left',
    '/shop/sent',
    '/replies/contactCheck/sent',
  ])('leaves %s as it is, though it ends like a reply', async (path) => {
    expect(always.some((matcher) => matches(matcher, path))).toBe(true)
    expect(await proxied(path)).toEqual({ policy: null, page: null })
  })

  test('includes the pages that accept a query, with its parameters', () => {
    const accepted = Object.entries(QUERY_PAGES).flatMap(([path, { parameters }]) =>
      parameters.map((parameter) => `${path}?${parameter}`),
    )
    expect(withQuery.sort()).toEqual(accepted.sort())
  })
})

/** Locations without a cache, for layouts whose pages are never cached. */
const OWN_LOCATIONS: Partial<Record<PageEntry['layout'], string>> = { payload: '/admin', embed: '/embed/' }

describe('docs/deploy/nginx.conf', () => {
  const configuration = readFileSync('docs/deploy/nginx.conf', 'utf8')
  const locationOf = nginxLocation(configuration)

  test('refuses large bodies for the endpoints of all forms', () => {
    expect(withFormLocation(configuration)).toBe(configuration)
    const [, block = ''] = configuration.split(locationOf('/api/contact') ?? 'nowhere')
    expect(block.slice(0, block.indexOf('}'))).toContain('client_max_body_size 64k;')
  })

  test.each(PAGES)('serves $path from the right location', ({ path, layout }) => {
    expect(locationOf(path)).toBe(OWN_LOCATIONS[layout] ?? '/')
  })

  test.each(Object.values(OWN_LOCATIONS))(
    'has no cache for %s, so that nobody waits for another’s copy',
    (location) => {
      const [, block = ''] = configuration.split(`location ${location} {`)
      expect(block.slice(0, block.indexOf('}'))).toMatch(/^[^#]*proxy_pass(?![\s\S]*proxy_cache)/)
    },
  )
})
