import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pathOnly, scrub } from './scrub'

const TOKEN = `${'aB3_x-'.repeat(7)}Z`
const SESSION = `cart_1700000000000_${'0a'.repeat(16)}`

describe('scrub', () => {
  it.each([
    ['Failed to fetch /quote-request?email=ada@example.com', 'Failed to fetch /quote-request'],
    ['at https://powerboard.example/search?q=ada+hart:12:5 (x)', 'at https://powerboard.example/search (x)'],
    ['(https://powerboard.example/a#ada) again', '(https://powerboard.example/a) again'],
    ['No lead for zephyrine.q@mail.example.co.uk found', 'No lead for [email] found'],
    ['call 07700 900 225 now', 'call [number] now'],
    ['call +44 (0)7700-900.225', 'call [number]'],
    ['lives at sn10 1aa, upstairs', 'lives at [postcode], upstairs'],
    ['lives at BA24QF.', 'lives at [postcode].'],
    [`at /system-designer/shared/${TOKEN}/pack.pdf`, 'at /system-designer/shared/[token]/pack.pdf'],
    [`at /any/new/link/${TOKEN}: failed`, 'at /any/new/link/[token]: failed'],
    [`DELETE /api/cart/clear/${SESSION}`, 'DELETE /api/cart/clear/[token]'],
  ])('%j becomes %j', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed)
  })

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'map')",
    'at t (/_next/static/chunks/0a1b2c3d4e5f6789.js:12:34567)',
    'Minified React error 418; 12345678 of them',
    'at 127.0.0.1:3000',
    '/blog/why-a-heated-ceiling-is-cheaper-than-you-may-think-in-winter',
  ])('leaves %j unchanged', (text) => {
    expect(scrub(text)).toBe(text)
  })

  it('removes every email address and number in any context', () => {
    const before = fc.constantFrom('', ' ', 'x ', ' "', '(', ') ', ', ', '\n', '=')
    const after = fc.constantFrom('', ' ', '" ', ')', '. ', ', ', '\n', ' x')
    fc.assert(
      fc.property(
        before,
        fc.constantFrom('ada.hart@example.com', '07700900225', '01632 960 123'),
        after,
        (left, personal, right) => {
          expect(scrub(left + personal + right)).not.toContain(personal)
        },
      ),
    )
  })
})

describe('pathOnly', () => {
  it.each([
    ['https://powerboard.example/contact?email=a@example.com#form', '/contact'],
    ['http://localhost:3000/', '/'],
    ['http://localhost:3000', ''],
    ['/contact?x', '/contact'],
    ['https://powerboard.example/for/ada@example.com', '/for/[email]'],
    ['about:blank', ''],
    ['', ''],
  ])('of %j is %j', (url, path) => {
    expect(pathOnly(url)).toBe(path)
  })
})
