import { describe, expect, test } from 'vitest'

import { DESIGN_TITLE, drawingInMessage, isDesignLine, sizedRoomsInMessage } from './design-message'

const LOUNGE = 'Living room, 5.20 m × 4.10 m: 1,240 W, 6 panels'

describe('the rooms of a design in a message', () => {
  test('are found with their sizes, among the words of the visitor', () => {
    const message = ['Hello', DESIGN_TITLE, LOUNGE, 'Hall, 2.00 m × 1.00 m: 90 W, 1 panel', 'Thanks'].join('\r\n')
    expect(sizedRoomsInMessage(message)).toEqual([
      { name: 'Living room', westToEastMetres: 5.2, southToNorthMetres: 4.1, panels: 6 },
      { name: 'Hall', westToEastMetres: 2, southToNorthMetres: 1, panels: 1 },
    ])
  })

  test('are none without the title of a design', () => {
    expect(sizedRoomsInMessage(LOUNGE)).toEqual([])
  })

  test.each([
    ['no width', 'Hall, 0.00 m × 1.00 m: 90 W, 1 panel'],
    ['no length', 'Hall, 1.00 m × 0 m: 90 W, 1 panel'],
    ['a size that is no number', 'Hall, 1.0.0 m × 1.00 m: 90 W, 1 panel'],
    ['more panels than can be drawn', 'Hall, 1.00 m × 1.00 m: 90 W, 1,001 panels'],
  ])('leave out one with %s', (_, line) => {
    expect(sizedRoomsInMessage([DESIGN_TITLE, line, LOUNGE].join('\n'))).toHaveLength(1)
  })
})

test('the drawing of a message is that of its reference, in a message about a design', () => {
  const reference = '0b7c5a52-9f0e-4f5c-8a57-0d2f3f1f2a11'
  const line = `Drawing: ${reference}`
  expect(drawingInMessage([DESIGN_TITLE, LOUNGE, line].join('\r\n'))).toBe(reference)
  expect(isDesignLine(line)).toBe(true)
  expect(drawingInMessage(line)).toBeNull()
  expect(drawingInMessage([DESIGN_TITLE, `${line}0`, 'Drawing: mine'].join('\n'))).toBeNull()
})
