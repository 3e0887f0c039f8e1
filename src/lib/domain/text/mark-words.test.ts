import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { markWords } from './mark-words'

/** Marks matches with brackets. */
const shown = (text: string, stems: string[]) =>
  markWords(text, stems)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

describe('markWords', () => {
  it.each([
    ['Thermostats, a thermostat', ['thermostat'], '[Thermostats], a [thermostat]'],
    ['A battery, two batteries', ['batteri'], 'A [battery], two [batteries]'],
    ['Wheat and heat', ['heat'], 'Wheat and [heat]'],
    ['U-values under it', ['u', 'valu'], '[U]-[values] under it'],
    ['12.5 mm, not 1205 mm or 12.50', ['12.5', 'mm'], '[12.5] [mm], not 1205 [mm] or 12.50'],
    ['£1,162 or 1162, not 11,162 or 1,1620', ['1162'], '£[1,162] or [1162], not 11,162 or 1,1620'],
    ['<b>bold</b>', ['bold'], '<b>[bold]</b>'],
    ['a.*b', ['.*', '(', '\\'], 'a.*b'],
    ['Plain', [], 'Plain'],
    ['', ['x'], ''],
  ])('%j with the stems %j', (text, stems, marked) => {
    expect(shown(text, stems)).toBe(marked)
  })
})

test('loses no letter', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.string()),
      (text, stems) =>
        markWords(text, stems)
          .map((piece) => piece.text)
          .join('') === text,
    ),
  )
})
