import { describe, expect, it } from 'vitest'

import { checkQuote } from '@/lib/domain/quotes/check-quote'
import { panelsIn } from '@/lib/domain/quotes/quote-lines'

import { BASIS } from '../../../../tests/fixtures/basis'
import { givenInMessage, roomsInMessage } from '../designer/design-message'
import { quoteOfDesign } from './quote-of-design'

const MESSAGE = `My design from the system designer:
Living room, 5.00 m × 4.00 m: 1,210 W, 6 panels
Hall, 2.00 m × 1.00 m: 90 W, 0 panels
Bedroom, 4.00 m × 3.00 m: 640 W, 3 panels
9 panels, 1 circuit of 16 A
What goes with them: channels (18, with the panels)
Total with VAT, before a survey: £3,000.00`
const ROOMS = [
  { heatLossWatts: 1_210, panels: 6 },
  { heatLossWatts: 90, panels: 0 },
  { heatLossWatts: 640, panels: 3 },
]

describe('the design in a message', () => {
  it('is found between the visitor’s own text', () => {
    expect(roomsInMessage(MESSAGE)).toEqual(ROOMS)
    expect(roomsInMessage(`${MESSAGE.replaceAll('\n', '\r\n')}\r\n\r\nFor 2 panels more, what then?`)).toEqual(ROOMS)
  })

  it.each([
    ['no design', 'Please call me.'],
    ['no title', MESSAGE.slice(MESSAGE.indexOf('\n') + 1)],
    ['more rooms than are listed', MESSAGE.replace('9 panels,', 'and 3 more rooms\n9 panels,')],
    ['a number that was changed', MESSAGE.replace('3 panels\n', '2 panels\n')],
    [
      'more panels than a home has',
      MESSAGE.replace(/[69] panels/g, '9,999,999 panels').replace('3 panels', '0 panels'),
    ],
    ['more heat than a home loses', MESSAGE.replace('640 W', '64,000,000 W')],
    ['no panels', MESSAGE.replace(/[369] panels/g, '0 panels')],
  ])('is not found with %s', (_, message) => expect(roomsInMessage(message)).toBeNull())
})

it('a quote for a design has its panels and passes the check, unless there are too few', () => {
  const check = (rooms: typeof ROOMS) => {
    const quoted = quoteOfDesign({ rooms, panelName: null, basis: BASIS, trader: 'Powerboard, Devizes' })
    const design = { asymmetryK: null, protectionAmps: null, cableAmps: null }
    const faults = checkQuote({ ...quoted, design, message: '', validUntil: '2026-12-25', today: BASIS.date })
    return { ...quoted, rules: faults.map(({ rule }) => rule) }
  }
  const { figures, lines, rules } = check(ROOMS)
  expect(rules).toEqual([])
  expect(panelsIn(lines)).toBe(9)
  expect(lines.find(({ kind }) => kind === 'thermostats')?.quantity).toBe(2)
  expect(figures).toMatchObject({ loadWatts: 1_940, panelWatts: 225, verdict: null, years: [] })
  expect(figures.reasons[0]).toContain('lose 1.9 kW on a cold day')
  expect(figures.assumptions).toHaveLength(4)
  expect(check(ROOMS.map((room) => ({ ...room, heatLossWatts: 2 * room.heatLossWatts }))).rules).toEqual([
    'panels-below-load',
  ])
})

it('a quote for a design whose ceilings allow no more panels says so and passes the check', () => {
  const message = MESSAGE.replace(
    '9 panels, 1',
    'Panels can give 1,300 of 1,940 W here. On the coldest days another heater has to supply the other 640 W; it is not in our price.\n9 panels, 1',
  )
  expect(roomsInMessage(message)).toEqual(ROOMS)
  expect([givenInMessage(message), givenInMessage(MESSAGE)]).toEqual([1_300, null])
  const givenWatts = givenInMessage(message)
  const { figures } = quoteOfDesign({ rooms: ROOMS, panelName: null, givenWatts, basis: BASIS, trader: 'Powerboard' })
  expect(figures.loadWatts).toBe(1_300)
  expect(figures.reasons).toContain('Panels can give 1,300 of 1,940 W here.')
})
