import { expect, test } from 'vitest'

import { namedFiguresOn } from '@/lib/domain/assumptions/named-figures'
import { figureInWords } from '@/lib/site/printed-figures'
import { SAMPLE_BASIS } from '@/lib/site/sample-numbers'

import { STONE_BARN } from './content/stone-barn'
import { QUESTIONS } from './content/questions'
import { PAGE_SEEDS } from './pages/pages'

/** Sums that were made once: their results stand beside them and would not follow. Each names the period of its prices. */
const DATED = [
  '/thermal-efficiency-guide: Why 99% doesn’t make it cheap',
  '/thermal-efficiency-guide: A year in the lounge',
  '/thermal-efficiency-guide: One hour at the desk',
  '/powerboard-vs-gas-boilers: How much less heat you would have to use',
  '/powerboard-vs-gas-boilers: Worked example: a year of heat for a house',
  '/powerboard-vs-gas-boilers: One room instead of the whole house',
  '/energy-tips: The house behind the sums',
  '/energy-tips: Ask for less heat',
  '/energy-tips: Pay less for the same energy',
  '/energy-tips: Water and things with plugs',
  '/solar-quote: What the table says',
  '/technical-specs: What an evening costs',
  '/material-science-guide: What a bare loft costs, panel by panel',
  'stone-barn-conversion: One zone of five panels costs 29.6p an hour at the 26.32p per kWh of October to December 2026. All of them cost £2.43.',
]

const PERIOD = 'October to December 2026'

type Text = { name: string; words: string; beside: string }

const texts: Text[] = [
  ...PAGE_SEEDS.flatMap(({ path, title, description, heading, lead, blocks }) => [
    { name: `${path}: its top`, words: [title, description, heading, lead].join('\n'), beside: '' },
    ...blocks.map((block) => ({
      name: `${path}: ${'heading' in block ? block.heading : block.block}`,
      words: JSON.stringify(block),
      beside: lead,
    })),
  ]),
  ...QUESTIONS.map(({ question, answer }) => ({ name: question, words: answer, beside: '' })),
  ...STONE_BARN.results.map((result) => ({ name: `${STONE_BARN.slug}: ${result}`, words: result, beside: '' })),
]

/** The prices of the records, as they are printed, and more or less rounded: '9.49', '9.5', '9.488'. */
function pricesToday(): string[] {
  const named = namedFiguresOn(SAMPLE_BASIS)
  if (!named.ok) throw new Error(named.reason)
  const prices = named.figures.filter(({ unit }) => ['p/kWh', 'p/day', 'p/hour'].includes(unit))
  return prices.flatMap((price) => [
    figureInWords(price).replace('p', ''),
    price.value.toFixed(1),
    price.value.toFixed(3),
  ])
}

/** 26.32p, 9.488p and 9.5p; not 126.32p or 26.32 °C. */
const TYPED = new RegExp(`(?<![\\d.,])(?:${pricesToday().join('|').replaceAll('.', '\\.')})\\d*p(?![a-z])`)

test('no text that a new site starts with types a price that the records hold, but for sums of a named period', () => {
  expect(
    texts
      .filter(({ words }) => TYPED.test(words))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(DATED.toSorted())
})

test.each(DATED)('%s names the period of its prices', (name) => {
  const dated = texts.find((text) => text.name === name)
  expect(`${dated?.beside} ${dated?.words}`).toContain(PERIOD)
})
