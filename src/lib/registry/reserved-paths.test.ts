import { readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { routes } from '@/lib/routing/routes'

import { whyBuiltIn, whyNotPagePath } from './reserved-paths'

test.each(['/about', '/building-regulations-guide', '/guides/walls-2'])('%s can be a page', (path) =>
  expect(whyNotPagePath(path)).toBeNull(),
)

test.each([
  '',
  '/',
  'about',
  '//about',
  '/about/',
  '/About',
  '/a--b',
  '/-a',
  '/a b',
  '/a?b',
  '/a#b',
  '/ü',
  '/a／b',
  '/../admin',
  '/a\\b',
  '/a%2fb',
  '/index.html',
  '/javascript:alert(1)',
])('%j is not a valid page path', (path) => expect(whyNotPagePath(path)).toContain('small letters'))

/** Pages written by staff that have a built-in page below them. */
const SHARED = [['installers', 'near']] as const

const taken = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:page\.tsx|route\.tsx?)$/.test(file) && !file.includes('[...path]'))
  .map((file) => file.split('/').filter((segment) => !segment.startsWith('(')))
  .filter(([area, next]) => !SHARED.some(([page, child]) => page === area && child === next))
  .flatMap(([area = '', next]) => (next === undefined || area.includes('.') ? [] : [area.replace(/\.\w+$/, '')]))

test('built-in paths are rejected', () => {
  expect(taken).toEqual(expect.arrayContaining(['contact', 'admin', 'api', 'sitemap', 'styleguide']))
  for (const area of new Set(taken)) {
    expect(whyNotPagePath(`/${area}`)).toContain(area)
    expect(whyNotPagePath(`/${area}/below`)).toContain(area)
  }
})

test.each(SHARED)('/%s can be written by staff, /%s below it cannot', (page, child) => {
  expect(whyNotPagePath(`/${page}`)).toBeNull()
  expect(whyNotPagePath(`/${page}/${child}`)).toContain('built-in')
})

const planned = [
  '/store',
  routes.search,
  routes.blog,
  routes.locations,
  routes.calculator,
  routes.systemDesigner,
  routes.shop,
]

test.each(planned)('%s is reserved for a built-in page', (path) => expect(whyNotPagePath(path)).toContain('built-in'))

describe('a language', () => {
  test.each(['/en', '/en/audit', '/fr/audit', '/en-gb/x', '/de', '/fr-be'])(
    '%s cannot be a page, though a redirect may start there',
    (path) => {
      expect(whyNotPagePath(path)).toContain('language')
      expect(whyBuiltIn(path)).toBeNull()
    },
  )

  // Two letters that are not a language, a language with more than a region, and one deeper in the path.
  test.each(['/xq', '/uk-heating', '/is-it-warm', '/en-zq', '/guides/en', '/english', '/e', '/225'])(
    '%s is not one',
    (path) => expect(whyNotPagePath(path)).toBeNull(),
  )

  test('no built-in path is mistaken for one', () => {
    for (const path of Object.values(routes)) expect(whyNotPagePath(path) ?? '').not.toContain('language')
  })
})

describe('a redirect', () => {
  test.each([
    '/',
    '/admin',
    '/contact',
    '/calculator/quick',
    '/installers/near',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
  ])('from %s would never be followed', (path) => expect(whyBuiltIn(path)).toContain('built-in'))

  test.each(['/About.html', '/contact.html', '/old_page', '/en/about', '/installers', '/about'])(
    'from %s would',
    (path) => expect(whyBuiltIn(path)).toBeNull(),
  )
})
