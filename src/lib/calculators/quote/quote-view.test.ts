import { expect, test } from 'vitest'

import { checkQuote } from '@/lib/domain/quotes/check-quote'
import { linePence, panelsIn } from '@/lib/domain/quotes/quote-lines'

import { BASIS } from '../../../../tests/fixtures/basis'
import { QUOTE, QUOTED_CHOICES, TRADER } from '../../../../tests/fixtures/quote'
import { configure } from '../configurator/configuration'
import { quoteFrom } from './quote-figures'
import { type Quote, quoteView } from './quote-view'

const partOf = (quote: Quote, title: string) => quoteView(quote).parts.find((part) => part.title === title)
const CONFIGURATION = configure({ choices: QUOTED_CHOICES, basis: BASIS })

test('has the lines, the total and the panels of the configurator', () => {
  const { price, panels } = CONFIGURATION
  expect(QUOTE.lines.map(linePence)).toEqual(price.lines.map(({ pence }) => pence))
  expect(panelsIn(QUOTE.lines)).toBe(panels)
  expect(partOf(QUOTE, 'The price')?.table?.rows.slice(-3)).toEqual([
    ['Without VAT', '', '', expect.stringMatching(/^£[\d,]+\.\d\d$/)],
    ['VAT at 20%', '', '', expect.stringMatching(/^£[\d,]+\.\d\d$/)],
    ['Total with VAT', '', '', `£${(price.totalPence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`],
  ])
})

test('as prepared it passes the check before sending; with a panel fewer in every room it does not', () => {
  const check = (quote: Pick<Quote, 'figures' | 'lines'>) =>
    checkQuote({
      ...quote,
      design: { asymmetryK: null, protectionAmps: null, cableAmps: null },
      message: '',
      validUntil: QUOTE.validUntil,
      today: BASIS.date,
    }).map(({ rule }) => rule)
  expect(check(QUOTE)).toEqual([])
  expect(check(quoteFrom({ choices: { ...QUOTED_CHOICES, extraPanels: -10 }, basis: BASIS, trader: TRADER }))).toEqual([
    'panels-below-load',
  ])
  const oneRoom = { ...QUOTED_CHOICES, installationType: 'one-room' } as const
  expect(check(quoteFrom({ choices: oneRoom, basis: BASIS, trader: TRADER }))).toEqual([])
})

test('begins with the verdict, also where panels are not the best choice', () => {
  expect(CONFIGURATION.verdict).toBe('not-the-best-choice')
  const [first] = quoteView(QUOTE).parts
  expect(first?.title).toBe('Our verdict: not the best choice')
  expect(first?.text[0]).toMatch(/^Your gas boiler heats this home for about £/)
})

test('compares the likely year with gas and a heat pump, with its grant and without an invented price', () => {
  const rows = partOf(QUOTE, 'A year of heating the whole home')?.table?.rows ?? []
  const panels = QUOTE.figures.years.find(({ system }) => system === 'infrared')?.pence
  expect(panels && panels.p10 < panels.value && panels.value < panels.p90).toBe(true)
  expect(rows.map(([name]) => name)).toEqual(
    expect.arrayContaining([expect.stringContaining('(now)'), expect.stringMatching(/heat pump/i)]),
  )
  const pump = rows.find(([name]) => /heat pump/i.test(name ?? ''))
  expect(pump?.slice(-2)).toEqual(['No dated price held', '£7,500'])
})

test('states rating, validity, terms and the source and date of each assumption', () => {
  expect(partOf(QUOTE, 'Energy rating (EPC)')?.table?.rows[1]?.[1]).toMatch(/^[A-G] \(\d+ points?\)$/)
  expect(partOf(QUOTE, 'Our offer')?.table?.rows).toEqual(
    expect.arrayContaining([
      ['Valid until', '21 December 2026'],
      ['Terms of service', 'Version of 21 November 2026'],
    ]),
  )
  const assumptions = partOf(QUOTE, 'Assumptions')?.table?.rows ?? []
  expect(assumptions.length).toBeGreaterThan(10)
  for (const [name, amount, source] of assumptions) {
    expect(name && amount).toBeTruthy()
    expect(source).toMatch(/\S, \d{1,2} \w+ 20\d\d$/)
  }
})

test('has the model cancellation form, addressed to the trader', () => {
  const form = partOf(QUOTE, 'Cancellation form')?.text.join('\n')
  expect(form).toContain(TRADER)
  expect(form).toContain(QUOTE.reference)
})

test('a later version shows the difference, line by line', () => {
  const [panels, ...others] = QUOTE.lines
  if (!panels) throw new Error('no lines')
  const lines = [{ ...panels, quantity: panels.quantity + 2 }, ...others]
  const later = { ...QUOTE, version: 2, lines, previousLines: QUOTE.lines }
  expect(quoteView(later).title).toBe('Your quote, version 2')
  expect(partOf(later, 'Changed since version 1')?.table?.rows).toEqual([
    [
      'Panels',
      expect.stringContaining(`${panels.quantity} × £179.00`),
      expect.stringContaining(`${panels.quantity + 2} × `),
    ],
  ])
  expect(partOf({ ...later, lines: QUOTE.lines }, 'Changed since version 1')?.text).toEqual(['The lines are the same.'])
  expect(partOf(QUOTE, 'Changed since version 0')).toBeUndefined()
})
