import { expect, test } from 'vitest'

import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'

import { POST_SEEDS } from './blog/posts/posts'
import { PAGE_SEEDS } from './pages/pages'

const TEXTS = [
  ...PAGE_SEEDS.map(({ path, blocks }) => ({ name: path, text: JSON.stringify(blocks) })),
  ...POST_SEEDS.map(({ slug, blocks }) => ({ name: slug, text: JSON.stringify(blocks) })),
]

/** Checks a rule of thumb in the home that it is said of. */
const OF_A_RULE = '/powerboard-technical-authority'

/** Which take a whole home as an example. */
const taking = TEXTS.filter(({ name, text }) => /\bsemi\b/i.test(text) && name !== OF_A_RULE)

test('every text that takes another home than the example of the site names that one too, once', () => {
  expect(taking.map(({ name }) => name).toSorted()).toEqual([
    '/energy-tips',
    '/powerboard-vs-gas-boilers',
    '/technical-specs',
    '/thermal-efficiency-guide',
    'does-infrared-save-money',
    'heating-one-room-working-from-home',
  ])
  const times = taking.map(({ name, text }) => [name, text.split(EXAMPLE_HOME_NAME.spoken).length - 1])
  expect(times.filter(([, count]) => count !== 1)).toEqual([])
})

test('what texts say of the example home is read from the engine', () => {
  const said = TEXTS.flatMap(
    ({ text }) => text.replaceAll(/\{number:[^}]+\}/g, 'live').match(/[^.]*example home[^.]*/g) ?? [],
  )
  expect(said.length).toBeGreaterThanOrEqual(6)
  expect(said.filter((sentence) => !sentence.includes('live')).length).toBeLessThanOrEqual(2)
  const typed = said.filter((sentence) => /\d(?:[\d,.]*)\s?(?:kWh|W|panels)\b|£\d/.test(sentence))
  expect(typed).toEqual([])
})
