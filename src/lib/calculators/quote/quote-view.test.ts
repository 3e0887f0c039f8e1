import { expect, test } from 'vitest'

import { checkQuote } from '@/lib/domain/quotes/check-quote'
import { linePence, panelsIn } from '@/lib/domain/quotes/quote-lines'

import { BASIS } from '../../../../tests/fixtures/basis'
import { QUOTE, QUOTED_CHOICES, TRADER } from '../../../../tests/fixtures/quote'
import { configure } from '../configurator/configuration'
import { quoteFrom } from './quote-figures'
import { type Quote, quoteView } from './quote-view'

const partOf = (quote: Quote, title: string) => quoteView(quote).sections.find((part) => part.title === title)
const CONFIGURATION = configure({ choices: QUOTED_CHOICES, basis: BASIS })

test('has the lines, the total and the panels of the configurator', () => {
  const { price, panels } = CONFIGURATION
  expect(QUOTE.lines.map(linePence)).toEqual(price.lines.map(({ pence }) => pence))
  expect(panelsIn(QUOTE.lines)).toBe(panels)
  expect(partOf(QUOTE, 'The price')?.table?.rows.slice(-3)).toEqual([
    ['Excluding VAT', '', '', expect.stringMatching(/^£[\d,]+\.\d\d$/)],
    ['VAT at 20%', '', '', expect.stringMatching(/^£[\d,]+\.\d\d$/)],
    [
      'Total including VAT',
      '',
      '',
      `£${(price.totalPence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`,
    ],
  ])
})

test('passes the check before sending as prepared, but not with one panel fewer in every room', () => {
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

test('starts with the verdict, with the heating that costs less and the rooms that panels suit', () => {
  const { verdict } = CONFIGURATION
  const [first] = quoteView(QUOTE).sections
  expect(first?.title).toBe(`Our verdict: ${verdict.label.toLowerCase()}`)
  expect(first?.text.slice(0, verdict.reasons.length)).toEqual(verdict.reasons)
  const text = first?.text.join('\n')
  expect(text).toContain('Your gas boiler heats the whole home for about £')
  for (const room of verdict.rooms?.lines ?? ['no rooms']) expect(text).toContain(room)
})

test('a quote from before the verdicts were renamed keeps its own', () => {
  const titleOf = (verdict: 'depends' | 'not-the-best-choice') =>
    quoteView({ ...QUOTE, figures: { ...QUOTE.figures, verdict } }).sections[0]?.title
  expect(titleOf('depends')).toBe('Our verdict: it depends')
  expect(titleOf('not-the-best-choice')).toBe('Our verdict: not the best choice')
})

const rowsOf = (quote: Quote, title: string) => partOf(quote, title)?.table?.rows ?? []

test('compares the likely year with a new boiler and a heat pump', () => {
  const rows = rowsOf(QUOTE, 'A year of heating the whole home')
  const panels = QUOTE.figures.years.find(({ system }) => system === 'infrared')?.pence
  expect(panels && panels.p10 < panels.value && panels.value < panels.p90).toBe(true)
  expect(rows.map(([name]) => name)).toEqual([
    expect.stringMatching(/panels/),
    expect.stringMatching(/\(now\)$/),
    'Heat pump',
    'New condensing gas boiler',
  ])
})

test('shows what each costs to buy and fit, its grant, and the source and date of both', () => {
  const total = rowsOf(QUOTE, 'The price').at(-1)?.at(-1)
  const capital = (quote: Quote) => rowsOf(quote, 'What each costs to buy and fit').map(([, ...cells]) => cells)
  const boiler = ['£3,000', '£1,500 to £5,000', 'None', '£3,000']
  const others = [['In place', '', 'None', ''], ['£12,000', '£8,000 to £16,500', '£7,500', '£4,500'], boiler]
  expect(capital(QUOTE)).toEqual([[total, 'As quoted', 'None', total], ...others])
  expect(rowsOf(QUOTE, 'Assumptions')).toEqual(
    expect.arrayContaining([
      ['An air-source heat pump, fitted, before a grant', '£12,000', 'Nesta, prices of 2025, 25 November 2026'],
      [expect.stringContaining('Boiler Upgrade Scheme'), '£7,500', expect.stringMatching(/^GOV\.UK, .* 2026$/)],
    ]),
  )
  const { capital: _, ...older } = QUOTE.figures
  expect(capital({ ...QUOTE, figures: older })[2]).toEqual(['No up-to-date price', '', '£7,500', ''])
})

test('states the higher grant for a home with oil, and lists a new boiler once', () => {
  const withHeating = (currentHeating: 'oil' | 'gas-new') => ({
    ...QUOTE,
    ...quoteFrom({ choices: { ...QUOTED_CHOICES, currentHeating }, basis: BASIS, trader: TRADER }),
  })
  const words = (quote: Quote) => partOf(quote, 'What each costs to buy and fit')?.text.at(-1)
  expect(words(withHeating('oil'))).toContain('or £9,000 in place of oil or LPG off the gas grid')
  expect(words(QUOTE)).not.toContain('£9,000')
  const names = rowsOf(withHeating('gas-new'), 'What each costs to buy and fit').map(([name]) => name)
  expect(names.filter((name) => name?.includes('condensing'))).toEqual(['New condensing gas boiler (now)'])
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

test('the costs of a year say that electricity is free of VAT, as long as its price is', () => {
  const vat = 'Electricity is VAT-free until 31 March 2027'
  const textOf = (quote: Quote) => partOf(quote, 'A year of heating the whole home')?.text.join(' ')
  expect(textOf(QUOTE)).toContain(vat)
  expect(textOf({ ...QUOTE, figures: { ...QUOTE.figures, vatChange: null } })).not.toContain(vat)
  const { vatChange: _, ...madeBefore } = QUOTE.figures
  expect(textOf({ ...QUOTE, figures: madeBefore })).not.toContain(vat)
})
