import { expect, test } from 'vitest'

import { readNotation } from './notation'

const text = (text: string, isBold = false) => ({ kind: 'text', text, isBold })

test('parses sources, claims, links and emphasis in place', () => {
  expect(
    readNotation(
      'It is 225 W.[^data-sheet] See [the **sums**](/technical-specs) or {claim:ip.rating}{readings:efficiency} at {number:price.gas},<br>**always**',
    ),
  ).toEqual([
    text('It is 225 W.'),
    { kind: 'source', key: 'data-sheet' },
    text(' See '),
    { kind: 'link', href: '/technical-specs', content: [text('the **sums**')] },
    text(' or '),
    { kind: 'claim', key: 'ip.rating' },
    { kind: 'readings', key: 'efficiency' },
    text(' at '),
    { kind: 'number', key: 'price.gas' },
    text(','),
    { kind: 'break' },
    text('always', true),
  ])
})

test.each([
  'plain words',
  'an [aside] and [^ not a key]',
  '2 * 3 ** 2',
  '<script>alert(1)</script>',
  '{claim:}',
  '{reading:efficiency}',
  '{number:}',
])('leaves %j unchanged', (line) => {
  expect(readNotation(line)).toEqual([text(line)])
})

test('an empty line has no parts', () => expect(readNotation('')).toEqual([]))
