import { expect, test } from 'vitest'

import { BUILT_HEADS, REPLY_HEADS } from './built-heads'
import { BUILT_PAGES } from './built-pages'

test('every page of code has its head here', () => {
  expect(
    Object.values(BUILT_HEADS)
      .map(({ path }): string => path)
      .sort(),
  ).toEqual(BUILT_PAGES.map(({ path }) => path).sort())
})

const heads = Object.values({ ...BUILT_HEADS, ...REPLY_HEADS })

test('no two show the same', () => {
  for (const shown of [
    heads.map(({ title }) => title.toLowerCase()),
    heads.map(({ description }) => description.toLowerCase()),
  ])
    expect(new Set(shown).size).toBe(heads.length)
})
