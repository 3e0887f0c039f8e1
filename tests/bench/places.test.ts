import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { figureTable, ms, times } from './figures'
import { growth } from './growth'

type Measured = { statements: number; pageMs: number; listMs: number; searchMs: number; sitemapMs: number }

const figures = figureTable()
let few: Measured
let many: Measured

beforeAll(async () => {
  ;({ few, many } = await growth<Measured>('places', inject('trial')))
}, 240_000)
afterAll(() => figures.print())

test('a page of a place is two statements, however many places there are', () => {
  figures.add('SQL statements a page, among 100,000 places', String(many.statements), '≤ 2')
  expect([few.statements, many.statements].every((statements) => statements <= 2)).toBe(true)
})

test.each([
  ['the data of a page', 'pageMs', 2],
  ['the first page of the admin’s list', 'listMs', 20],
  ['a search in the admin’s list', 'searchMs', 100],
  ['all sitemaps of places', 'sitemapMs', 100], // a hundred times as many entries
] as const)('%s among 100,000 places', (what, key, goal) => {
  const ratio = many[key] / few[key]
  figures.add(`${what} among 100,000 places ÷ among 1,000`, times(ratio), `≤ ${goal}`)
  figures.add('the same, in milliseconds', `${ms(many[key])} ÷ ${ms(few[key])}`)
  expect(ratio).toBeLessThanOrEqual(goal)
})
