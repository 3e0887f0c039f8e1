import { expect, test } from 'vitest'

import { comparedInWords } from './opening-words'

const visits = (visitors: number, priced: number) => ({ days: 7, visitors, priced, quoted: 0 })
const said = (first: [number, number], second: [number, number]) =>
  comparedInWords({ first: visits(...first), second: visits(...second), what: 'priced' })

test.each<[string, [number, number], [number, number], string]>([
  ['no visitors', [0, 0], [0, 0], 'Too early to tell which leads more visitors to a price'],
  ['99 under one', [500, 50], [99, 60], 'Too early to tell'],
  ['100 under each, far apart', [100, 10], [100, 60], 'The second opening leads more visitors to a price: of 100,'],
  [
    'the first better',
    [1_000, 300],
    [1_000, 200],
    'leads fewer visitors to a price: of 100, between 6.2 and 13.7 fewer.',
  ],
  ['alike', [200, 40], [200, 44], 'No difference to be seen yet on the way to a price: of 100 visitors'],
])('%s', (_, first, second, words) => {
  expect(said(first, second)).toContain(words)
})

test('a quote has its own sentence', () => {
  const [first, second] = [visits(0, 0), visits(0, 0)]
  expect(comparedInWords({ first, second, what: 'quoted' })).toContain('to a quote')
})
