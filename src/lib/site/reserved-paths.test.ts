import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { whyNotPagePath } from './reserved-paths'
import { routes } from './routes'

test.each(['/about', '/building-regulations-guide', '/guides/walls-2'])('%s can be a page', (path) => expect(whyNotPagePath(path)).toBeNull())

test.each(['', '/', 'about', '//about', '/about/', '/About', '/a--b', '/-a', '/a b', '/a?b', '/a#b', '/ü', '/a／b', '/../admin', '/a\\b', '/a%2fb', '/index.html', '/javascript:alert(1)'])(
  '%j is no address of a page',
  (path) => expect(whyNotPagePath(path)).toContain('small letters'),
)

/** Pages of editors with an answer of ours below them. */
const SHARED = [['installers', 'near']] as const

const taken = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:page\.tsx|route\.tsx?)$/.test(file) && !file.includes('[...path]'))
  .map((file) => file.split('/').filter((part) => !part.startsWith('(')))
  .filter(([area, next]) => !SHARED.some(([page, answer]) => page === area && answer === next))
  .flatMap(([area = '', next]) => (next === undefined || area.includes('.') ? [] : [area.replace(/\.\w+$/, '')]))

test('what the software answers itself is refused', () => {
  expect(taken).toEqual(expect.arrayContaining(['contact', 'admin', 'api', 'sitemap', 'styleguide']))
  for (const area of new Set(taken)) {
    expect(whyNotPagePath(`/${area}`)).toContain(area)
    expect(whyNotPagePath(`/${area}/below`)).toContain(area)
  }
})

test.each(SHARED)('/%s is an editor’s, /%s below it is not', (page, answer) => {
  expect(whyNotPagePath(`/${page}`)).toBeNull()
  expect(whyNotPagePath(`/${page}/${answer}`)).toContain('built-in')
})

const planned = [routes.search, routes.blog, routes.locations, routes.calculator, routes.systemDesigner, routes.shop]

test.each(planned)('%s is kept for its own screen', (path) => expect(whyNotPagePath(path)).toContain('built-in'))
