import fc from 'fast-check'
import { expect, it } from 'vitest'

import { tidyEmail } from './tidy-email'

it.each([
  'mailto:ann@example.com',
  'MAILTO:ann@example.com?subject=Panels',
  'ann@example.com.',
  'ann@example.com,',
  ' "ann@example.com"; ',
  '<ann@example.com>',
  'Ann Example <ann@example.com>',
  'Ann <mailto:ann@example.com>',
  '(ann@example.com)',
  'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
])('reads %s', (typed) => {
  expect(tidyEmail(typed)).toBe('ann@example.com')
})

it.each([
  "o'brien@example.com",
  'ann.o+panels@sub.example.co.uk',
  'ada@exämple.de',
  'ann@example.com, bob@example.com',
  '',
])('leaves %s', (typed) => {
  expect(tidyEmail(typed)).toBe(typed)
})

it('never throws, and tidies once and for all what is an address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('', '.', ',', '>', ' '), (address, end) => {
      const tidied = tidyEmail(`${address}${end}`)
      expect(tidyEmail(tidied)).toBe(tidied)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => typeof tidyEmail(text) === 'string'))
})
