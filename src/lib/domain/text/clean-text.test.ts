import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { asHalfWidth, cleanLine, cleanParagraphs } from './clean-text'

const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
const notable = fc.constantFrom(
  ...'aé1#*= \n\t\v\u00ad\u200b\u200c\u200d\ufe0e\ufe0f\ufe00\u20e3\u0301\u0316\u0344\u202e\ufeff\u2028',
  ...['👩', '❤', '🏽', '\u{1f3f4}', '\u{e0067}', '\u{e007f}', 'ب', 'ی', 'क', '\u094d', '葛', '\u{e0100}', '\ud83d'],
)
const anyText = fc.oneof(fc.string({ unit: anyUnit }), fc.string({ unit: notable, maxLength: 40 }))

describe('cleanParagraphs', () => {
  it.each([
    ['spec:\u000bheat loss', 'spec:\nheat loss'],
    ['insu\u0002lation', 'insulation'],
    ['one\r\ntwo\rthree\u2028four\u0085five\fsix', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['a\tb\u00a0c\u202fd\u3000e', 'a b c d e'],
    ['Wilt\u00adshire\u200b, \u202aUK\u202c\ufeff', 'Wiltshire, UK'],
    ['half \ud83d pair', 'half  pair'],
    ['DEL\u007f and C1\u009f', 'DEL and C1'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['e\ufe0f', 'e'],
    ['a\u200db', 'ab'],
  ])('repairs %j', (typed, cleaned) => {
    expect(cleanParagraphs(typed)).toBe(cleaned)
  })

  it.each([
    'A family: 👩‍👩‍👧, 👩🏽‍🔧',
    '❤️ and ☎︎, 1️⃣',
    'Scotland: 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'می‌خواهم',
    'ക്‍ and क्‍ष',
    '葛󠄀城市',
    'Nguyễn, Łódź, 李小龙, محمد, שלום',
    '“Quotes” – and 21 °C, 5 m², £289.00',
  ])('keeps %s', (text) => {
    expect(cleanParagraphs(text)).toBe(text)
  })

  it('keeps plain text', () => {
    const plain = fc.stringMatching(/^[!-~£é](?:[ -~£é\n]*[!-~£é])?$/)
    fc.assert(fc.property(plain, (text) => cleanParagraphs(text) === text))
  })

  it('leaves nothing to clean, whatever it is given', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = cleanParagraphs(text)
        expect(cleanParagraphs(cleaned)).toBe(cleaned)
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleaned).not.toMatch(/(?!\n)\p{Cc}|[\u200b\u202a-\u202e\u00ad\ufeff]/u)
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
        expect(cleanLine(text)).not.toContain('\n')
      }),
    )
  })
})

it('reads full-width characters', () => {
  expect(asHalfWidth('ａｎｎ＠example．com ０７７００')).toBe('ann@example.com 07700')
})
