import { describe, expect, test } from 'vitest'

import { bareFigures } from './bare-figures'
import type { Passage, Piece } from './passage'

const passage = (...pieces: (Piece | string)[]): Passage => ({
  location: 'Part 1',
  kind: 'prose',
  context: 'section',
  hasNotes: true,
  pieces: pieces.map((piece) => (typeof piece === 'string' ? { kind: 'text', text: piece } : piece)),
})
const found = (...pieces: (Piece | string)[]) =>
  bareFigures(passage(...pieces)).map(({ group, figure }) => `${group}: ${figure}`)

describe('finds a claim in plain words', () => {
  test.each([
    ['It comes with a 10-year warranty.', 'warranty: 10'],
    ['Ten panels, all with a 25 year product guarantee.', 'warranty: 25'],
    ['The warranty is 10 years.', 'warranty: 10'],
    ['Our panels are 99.8% efficient.', 'efficiency: 99.8%'],
    ['An efficiency of 97–99% is what you get.', 'efficiency: 97–99%'],
    ['Save £800 a year.', 'savings: £800'],
    ['Homes like yours saved more than 30% of their bill.', 'savings: 30%'],
    ['That is £3,000+ cheaper.', 'savings: £3,000+'],
    ['Use up to 50% less energy.', 'savings: 50%'],
    ['It pays for itself in 3-7 years.', 'payback: 3-7'],
    ['Think of a 5 year payback.', 'payback: 5'],
    ['Rated 4.9/5 by customers.', 'rating: 4.9'],
    ['We have 4.8 out of 5.', 'rating: 4.8'],
    ['More than 500+ reviews speak for us.', 'rating: 500+'],
    ['1,000+ properties heated so far.', 'properties.heated: 1,000+'],
    ['We’ll contact you within 15 minutes.', 'response.time: 15'],
    ['A quote in under 2 minutes.', 'quote.time: 2'],
    ['A 60-second quote.', 'quote.time: 60'],
    ['It is fitted in two to three days.', 'installation.time: two to three'],
    ['A 2-3 day installation.', 'installation.time: 2-3'],
    ['Gas boilers are banned from 2025.', 'gas-boiler-ban: 2025'],
    ['The 2025 gas boiler ban is coming.', 'gas-boiler-ban: 2025'],
    ['Warm rooms from £179.', 'price.panel: £179'],
    ['Help, 24/7.', 'support.hours: 24/7'],
    ['Earn 40-60% margins.', 'partner.margin: 40-60%'],
    ['Earn £300-500 per installation.', 'partner.fee: £300-500'],
    ['Comfort guaranteed.', 'guarantee: guaranteed'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })
})

describe('ignores text that is not one of our claims', () => {
  test.each([
    'One panel takes 225 W at 230 V and its face stands at 52.5 °C.',
    'Electricity costs 26.32p per kWh, gas 7.97p.',
    'All of the electricity becomes heat, as in any heater.',
    'A radiant share of 86% is what follows.',
    'It does not save 50% of anything.',
    'No ban from 2025 was ever made.',
    'Against gas it never pays back in 7 years.',
    'No saving is guaranteed.',
    'Worth up to £1.78 each time. Sum: 0.675 kW × 10 h × 26.32p.',
    'VAT is 20%.',
    'Allow up to three weeks.',
    'The ring circuit is tested within 5 years.',
    'Is a heater of 99.8% efficiency better than one of 99% efficiency?',
    'The other reading is a 25-year warranty.',
    '“Save 50%” has been ruled misleading.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })
})

test('a source or claim covers only its own sentence', () => {
  const source: Piece = { kind: 'source' }
  expect(found('Save £800 a year.', source)).toEqual([])
  expect(found('Save £800 a year.', source, ' Rated 4.9/5 by all.')).toEqual(['rating: 4.9'])
  expect(found('Save £800 a year. It has a source.', source)).toEqual(['savings: £800'])
  expect(found('With ', { kind: 'claim', key: 'warranty.years' }, ' and a 25-year warranty.')).toEqual([])
  expect(found('See ', { kind: 'link', href: '/about', text: 'our 25-year warranty' }, '.')).toEqual(['warranty: 25'])
})

test('exempts a record, but not a label', () => {
  const text = 'A 10-year warranty'
  expect(bareFigures({ ...passage(text), kind: 'record' })).toEqual([])
  expect(bareFigures({ ...passage(text), kind: 'label' })).toEqual([
    { place: 'Part 1', group: 'warranty', figure: '10', sentence: text },
  ])
})
