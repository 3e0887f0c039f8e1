import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { formatFigure } from '@/lib/content/printed-figures'
import { namedFiguresOn } from '@/lib/domain/energy-costs/named-figures'

import { QUESTIONS } from './content/questions'
import { STONE_BARN } from './content/stone-barn'
import { PAGE_SEEDS } from './pages/pages'

/** Fixed calculations, whose results would not follow a change of price. Each must name its price period. */
const DATED = [
  '/thermal-efficiency-guide: Why an efficient heater can still be dear to run',
  '/thermal-efficiency-guide: A year in the lounge',
  '/thermal-efficiency-guide: Zones: paying for the room you are in',
  '/powerboard-vs-gas-boilers: How much less heat you would have to use',
  '/powerboard-vs-gas-boilers: Worked example: a year of heat for a house',
  '/powerboard-vs-gas-boilers: One room instead of the whole house',
  '/energy-tips: The house in these examples',
  '/energy-tips: Use less heat',
  '/energy-tips: Pay less for the same energy',
  '/energy-tips: Hot water and appliances',
  '/technical-specs: What an evening costs',
  '/material-science-guide: What a bare loft costs, panel by panel',
  'stone-barn-conversion: One zone of five panels costs 29.6p an hour at the 26.32p per kWh of October to December 2026. All eight zones together cost £2.43 an hour.',
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

/** The recorded prices as shown, at different precisions: '9.49', '9.5', '9.488'. */
function pricesToday(): string[] {
  const named = namedFiguresOn(SAMPLE_BASIS)
  if (!named.ok) throw new Error(named.reason)
  const prices = named.figures.filter(({ unit }) => ['p/kWh', 'p/day', 'p/hour'].includes(unit))
  return prices.flatMap((price) => [
    formatFigure(price).replace('p', ''),
    price.value.toFixed(1),
    price.value.toFixed(3),
  ])
}

/** Matches 26.32p, 9.488p and 9.5p, but not 126.32p or 26.32 °C. */
const TYPED = new RegExp(`(?<![\\d.,])(?:${pricesToday().join('|').replaceAll('.', '\\.')})\\d*p(?![a-z])`)

test('no seeded text hard-codes a recorded price, except in calculations for a named period', () => {
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
