import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { dxfText } from './dxf-text'

/** Reads a value as CAD programs do: first the characters, then the symbols. */
const read = (value: string) =>
  value
    .replace(/\\U\+([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/%%(?:(\d{3})|d)/g, (_, code?: string) => (code === undefined ? '°' : String.fromCharCode(Number(code))))

test.each([
  ['Łazienka', '\\U+0141azienka'],
  ['Đỗ room', '\\U+0110\\U+1ED7 room'],
  ['مطبخ', '\\U+0645\\U+0637\\U+0628\\U+062E'],
  ['厨房', '\\U+53A8\\U+623F'],
  ['Den 🙂', 'Den \\U+D83D\\U+DE42'],
  ['50%%d', '50%%037%%037d'],
  ['100%', '100%'],
  ['a\\U+0041', 'a\\U+005CU+0041'],
  ['^J', '\\U+005EJ'],
  ['Café\r\n0\r\nEOF', 'Caf\\U+00E90EOF'],
])('%j is written as %j', (text, value) => {
  expect(dxfText(text)).toBe(value)
})

const PIECES = ['%', '\\', '^', 'd', 'U+0041', '037', 'é', '厨', '🙂', '\n']

it('writes printable ASCII, from which every text can be read back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES)), (pieces) => {
      const text = pieces.join('')
      const value = dxfText(text)
      expect(value).toMatch(/^[\x20-\x7e]*$/)
      expect(read(value)).toBe(text.replaceAll('\n', ''))
    }),
  )
})
