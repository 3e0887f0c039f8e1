import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { ENCODING_NAMES, ENCODINGS } from '../../../../tests/fixtures/encodings'
import { decodeText, readText } from './decode-text'

const TABLE = 'Consumption (m³),Start\r\n0.25,05/10/2026 00:00\r\n£1,café\r\n'

describe('readText', () => {
  it.each(ENCODING_NAMES)('reads %s', (name) =>
    expect(readText(ENCODINGS[name](TABLE))).toEqual({ ok: true, text: TABLE }),
  )

  it('reads the quotation marks and the euro of Windows, which Latin-1 lacks', () =>
    expect(decodeText(Uint8Array.of(0x80, 0x93, 0x97, 0xb3))).toBe('€“—³'))

  it.each([
    ['nothing', [], 'The file is empty.'],
    ['.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], /^This is a spreadsheet/],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], /^This is a spreadsheet/],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49], 'This is not a text file.'],
  ])('refuses %s', (_, bytes, message) =>
    expect(readText(Uint8Array.from(bytes))).toEqual({
      ok: false,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    }),
  )
})

test('any text in UTF-8 or marked UTF-16 is read as it was written', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\0\uFEFF]/.test(text) && text.isWellFormed()),
      fc.constantFrom('UTF-8', 'UTF-8 with a mark', 'UTF-16 LE', 'UTF-16 BE'),
      (text, name) => {
        const read = readText(ENCODINGS[name](text))
        if (!read.ok) return expect(text.startsWith('PK')).toBe(true)
        expect(read.text).toBe(text)
      },
    ),
  ))
