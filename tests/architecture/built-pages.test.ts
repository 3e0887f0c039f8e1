import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { BUILT_PAGES } from '@/lib/site/built-pages'

/** Pages that answer one visitor, or what they asked: nobody has to look after them. */
const OF_ONE_VISITOR = /\/(received|check|answer|thank-you|sent|estimate|demo|near)$/

/** Where every page of code stands that has one address. */
function pagesOfCode(): string[] {
  return ['(main)', '(funnel)'].flatMap((group) =>
    readdirSync(`src/app/${group}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
      .filter((path) => !OF_ONE_VISITOR.test(path)),
  )
}

test('the list of addresses names every page of code, and none that is not there', () => {
  expect(BUILT_PAGES.map(({ path }) => path as string).sort()).toEqual(pagesOfCode().sort())
})
