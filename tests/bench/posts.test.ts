import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { figureTable, ms, times } from './figures'
import { growth } from './growth'

const WITHIN_NOISE = 2

const READS = [
  ['the first list of posts', 'list', WITHIN_NOISE],
  ['the last list of posts', 'lastPage', 4],
  ['the list of a category', 'category', WITHIN_NOISE],
  ['categories, tags and authors with their numbers of posts', 'topics', 30],
  ['the posts around a post', 'around', WITHIN_NOISE],
  ['the feeds', 'feed', WITHIN_NOISE],
  ['a search for a word of one post', 'search', 5],
  ['a search for a word of every post', 'searchInAll', 20],
  ['the first page of the admin’s list', 'adminList', WITHIN_NOISE],
  ['a search in the admin’s list', 'adminSearch', 20],
] as const

type Measured = Record<(typeof READS)[number][1], number>

const figures = figureTable()
let few: Measured
let many: Measured

beforeAll(async () => {
  ;({ few, many } = await growth<Measured>('posts', inject('trial')))
}, 240_000)
afterAll(() => figures.print())

test.each(READS)('%s among 10,000 posts', (what, key, goal) => {
  const ratio = many[key] / few[key]
  figures.add(`${what}, among 10,000 posts ÷ among 100`, times(ratio), `≤ ${goal}`)
  figures.add('the same, in milliseconds', `${ms(many[key])} ÷ ${ms(few[key])}`)
  expect(ratio).toBeLessThanOrEqual(goal)
})
