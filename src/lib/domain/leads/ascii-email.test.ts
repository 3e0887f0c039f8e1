import fc from 'fast-check'
import { expect, test } from 'vitest'

import { asciiEmail } from './ascii-email'

test.each([
  ['ada@exämple.de', 'ada@xn--exmple-cua.de'],
  ['Ada@ПРИМЕР.РФ', 'Ada@xn--e1afmkfd.xn--p1ai'],
  ['ada@例え。jp', 'ada@xn--r8jz45g.jp'],
  ['ada@post.exämple.co.uk', 'ada@post.xn--exmple-cua.co.uk'],
])('%s becomes %s', (typed, ascii) => expect(asciiEmail(typed)).toBe(ascii))

test.each([
  'Ann.O@Example.com',
  'ada',
  '',
  'ada@',
  'ada@exämple.de/path',
  'ada@exämple.de:25',
  'ada@exä mple.de',
  'ada@exämple.de?x',
  'ada@xn--exmple-cua.de',
])('leaves %j as typed', (typed) => {
  expect(asciiEmail(typed)).toBe(typed)
})

test('accepts any text without throwing, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const ascii = asciiEmail(text)
      expect(asciiEmail(ascii)).toBe(ascii)
    }),
  )
})
