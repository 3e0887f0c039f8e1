import { expect, test } from 'vitest'

import { BUILT_HEADS } from './built-heads'
import { BUILT_PAGES } from './built-pages'
import { routes } from './routes'

const heads = Object.values(BUILT_HEADS)

test('every page of code has its head here; the sales page has the same at both of its addresses', () => {
  const paths = BUILT_PAGES.map(({ path }) => path).filter((path) => path !== routes.salesLanding)
  expect(heads.map(({ path }): string => path).sort()).toEqual(paths.sort())
})

test('no two show the same', () => {
  for (const shown of [heads.map(({ title }) => title.toLowerCase()), heads.map(({ description }) => description.toLowerCase())]) expect(new Set(shown).size).toBe(heads.length)
})
