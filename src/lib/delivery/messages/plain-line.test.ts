import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainLine } from './plain-line'

test.each([
  ['O’Brien-Ó Súilleabháin', 'O’Brien-Ó Súilleabháin'],
  ['  two   spaces ', 'two spaces'],
  ['Ada\r\nBcc: all@example.org', 'Ada Bcc: all@example.org'],
  ['Ada\u2028Lovelace\u0000', 'Ada Lovelace'],
  ['\u202eevil\u202c name', 'evil name'],
  ['\u061cAda\u200f \u2067Lovelace', 'Ada Lovelace'],
  ['Ada =?utf-8?q?Bcc:_x?= Lovelace', 'Ada Lovelace'],
  ['=?UTF-8?B?QmNjOiB4?==?utf-8?q?x?=', ''],
  ['Ada =?utf-8?q?Bcc: x?= Lovelace', 'Ada utf-8?q?Bcc: x Lovelace'],
  ['2 + 2 = 4?', '2 + 2 = 4?'],
  ['محمد علي', 'محمد علي'],
  ['=cmd|’/c calc’!A1', '=cmd|’/c calc’!A1'],
  ['👩‍🔧 Zoë', '👩‍🔧 Zoë'],
])('%j becomes %j', (typed, line) => {
  expect(plainLine(typed)).toBe(line)
})

test('long text is cut between characters', () => {
  expect(plainLine('🔥'.repeat(200))).toBe(`${'🔥'.repeat(119)}…`)
})

test('any input becomes one short line', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 500 }), fc.stringMatching(/^[=?qbx ]{0,80}$/)),
      (typed) => {
        const line = plainLine(typed)
        expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]|=\?|\?=/u)
        expect([...line].length).toBeLessThanOrEqual(120)
      },
    ),
  )
})
