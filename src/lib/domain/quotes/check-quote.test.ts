import { expect, test } from 'vitest'

import { type CheckedQuote, checkQuote, type QuoteRule } from './check-quote'
import type { QuoteLine } from './quote-lines'

const PANELS: QuoteLine = { kind: 'panels', name: 'Panels', detail: '', quantity: 12, eachPence: 17_900 }
const DELIVERY: QuoteLine = { kind: 'delivery', name: 'Delivery', detail: '', quantity: 1, eachPence: 15_000 }
const SOUND: CheckedQuote = {
  figures: { loadWatts: 2_700, panelWatts: 225, pricesValidTo: '2026-12-31' },
  lines: [PANELS, DELIVERY],
  design: { asymmetryK: 5, protectionAmps: 16, cableAmps: 16 },
  message: 'We will bring a sample of the frame.',
  validUntil: '2026-12-24',
  today: '2026-12-24',
}

test('a sound quote may be sent, at each limit and without a design', () => {
  expect(checkQuote(SOUND)).toEqual([])
  expect(checkQuote({ ...SOUND, design: { asymmetryK: null, protectionAmps: null, cableAmps: null } })).toEqual([])
  expect(checkQuote({ ...SOUND, figures: { ...SOUND.figures, pricesValidTo: null } })).toEqual([])
  expect(checkQuote({ ...SOUND, figures: { ...SOUND.figures, pricesValidTo: SOUND.today } })).toEqual([])
})

test.each<[QuoteRule, Partial<CheckedQuote>]>([
  ['panels-below-load', { lines: [{ ...PANELS, quantity: 11 }, DELIVERY] }],
  ['fitting-count', { lines: [PANELS, { ...PANELS, kind: 'fitting', quantity: 11 }, DELIVERY] }],
  ['asymmetry', { design: { ...SOUND.design, asymmetryK: 5.1 } }],
  ['cable', { design: { ...SOUND.design, protectionAmps: 20 } }],
  ['expired-prices', { figures: { ...SOUND.figures, pricesValidTo: '2026-12-23' } }],
  ['unsourced-claim', { message: 'You will save up to 50% on your bills.' }],
  ['unsourced-claim', { lines: [{ ...PANELS, detail: 'Saves 40% on your bills' }, DELIVERY] }],
  ['no-delivery', { lines: [PANELS] }],
  ['no-delivery', { lines: [PANELS, { ...DELIVERY, eachPence: null }] }],
  ['no-delivery', { lines: [PANELS, { ...DELIVERY, isOption: true }] }],
  ['unpriced-option', { lines: [PANELS, DELIVERY, { ...DELIVERY, kind: 'other', eachPence: null, isOption: true }] }],
  ['no-validity', { validUntil: null }],
  ['no-validity', { validUntil: '2026-12-23' }],
])('%s blocks the quote: %j', (rule, change) => {
  expect(checkQuote({ ...SOUND, ...change }).map((found) => found.rule)).toEqual([rule])
})

test('reports every fault', () => {
  expect(checkQuote({ ...SOUND, lines: [], validUntil: null }).map(({ rule }) => rule)).toEqual([
    'panels-below-load',
    'no-delivery',
    'no-validity',
  ])
})

const FITTING: QuoteLine = { ...PANELS, kind: 'fitting', quantity: 11 }

test.each<[string, QuoteLine[], number | null]>([
  ['too few panels', [DELIVERY, { ...PANELS, quantity: 11 }], 1],
  ['no panels', [DELIVERY], null],
  ['fitting for another number', [PANELS, DELIVERY, FITTING], 2],
  ['a claim', [PANELS, DELIVERY, { ...PANELS, kind: 'note', detail: 'Saves 40% on your bills' }], 2],
  ['a delivery without a price', [PANELS, { ...DELIVERY, eachPence: null }], 1],
  ['an option without a price', [PANELS, DELIVERY, { ...FITTING, isOption: true, eachPence: null }], 2],
])('%s is said at its line', (_, lines, at) => {
  expect(checkQuote({ ...SOUND, lines })[0]?.line).toBe(at)
})

test('an option that is not taken is neither enough panels nor fitting', () => {
  const rules = (isTaken: boolean) =>
    checkQuote({ ...SOUND, lines: [{ ...PANELS, isOption: true, isTaken }, DELIVERY] }).map(({ rule }) => rule)
  expect([rules(false), rules(true)]).toEqual([['panels-below-load'], []])
  const fitting = { ...FITTING, isOption: true }
  expect(checkQuote({ ...SOUND, lines: [PANELS, DELIVERY, fitting] })).toEqual([])
})
