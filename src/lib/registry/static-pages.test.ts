import { expect, test } from 'vitest'

import { LIBRARY_FOLDER, readLibrary } from '@/lib/seed/library/library'

import { REPLY_PAGE_LIST } from './reply-pages'
import { STATIC_PAGE_LIST } from './static-pages'

test.each(['title', 'description'] as const)('no two pages share a %s', (field) => {
  const shown = [...STATIC_PAGE_LIST, ...REPLY_PAGE_LIST.filter(({ description }) => description)].map((page) =>
    page[field]?.toLowerCase(),
  )
  expect(new Set(shown).size).toBe(shown.length)
})

test('each page has its own share picture from the library', () => {
  const shared = STATIC_PAGE_LIST.map(({ shareImage }) => shareImage)
  const known = readLibrary(LIBRARY_FOLDER).map(({ key }) => key)
  expect(shared.filter((key, index) => shared.indexOf(key) !== index || !known.includes(key))).toEqual([])
})

test('every form and tool has a script budget', () => {
  const withoutBudget = STATIC_PAGE_LIST.filter(({ kind, scriptBytesMax }) => kind !== 'page' && !scriptBytesMax)
  expect(withoutBudget).toEqual([])
})
