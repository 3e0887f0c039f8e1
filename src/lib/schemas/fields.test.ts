import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'

import {
  blankIsAbsent,
  callablePhone,
  email,
  line,
  paragraphs,
  personName,
  phone,
  postcode,
  robotTraps,
} from './fields'

const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)
const firstMessage = (schema: z.ZodType, value: unknown) => messages(schema, value)?.[0]

const name = personName({ message: 'Too short' })

describe('line', () => {
  const short = line({ max: 5 })

  it('trims and normalises to NFC', () => {
    expect(short.parse('  Zoe\u0308 ')).toBe('Zo\u00eb')
  })

  it.each([
    ['a\0b', 'ab'],
    ['a\nb', 'a b'],
    ['ab\r\n', 'ab'],
    ['a\tb', 'a b'],
    ['a\ud83db', 'ab'],
  ])('repairs %j', (typed, stored) => {
    expect(short.parse(typed)).toBe(stored)
  })

  it('accepts complete surrogate pairs', () => {
    expect(short.parse('a😀b')).toBe('a😀b')
  })

  it('measures length after cleaning, up to a limit', () => {
    expect(short.parse(` 12345${'\u200b'.repeat(100)}`)).toBe('12345')
    expect(messages(short, ' '.repeat(1_000))).toEqual(['Please use 5 characters or fewer'])
    expect(firstMessage(short, '123456')).toBe('Please use 5 characters or fewer')
  })

  it.each([
    [undefined, 'Required'],
    [null, 'Invalid input'],
    [5, 'Invalid input'],
    [{}, 'Invalid input'],
    [[], 'Invalid input'],
  ])('rejects %j', (value, message) => {
    expect(firstMessage(short, value)).toBe(message)
    expect(firstMessage(line({ max: 5, missing: 'Say it' }), value)).toBe('Say it')
  })
})

describe('paragraphs', () => {
  it('keeps lines, and repairs the rest', () => {
    expect(paragraphs().parse(' a\r\n\tb\rc\u0007\n ')).toBe('a\n b\nc')
  })

  it('allows 5,000 characters', () => {
    expect(paragraphs().safeParse('a'.repeat(5_000)).success).toBe(true)
    expect(firstMessage(paragraphs(), 'a'.repeat(5_001))).toBe('Please use 5,000 characters or fewer')
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (text) => {
        const once = paragraphs().safeParse(text)
        if (once.success) expect(paragraphs().parse(once.data)).toBe(once.data)
      }),
    )
  })
})

describe('personName', () => {
  it.each(["O'Brien", 'Jo', 'Siân', '陽子', 'محمد', 'x'.repeat(100)])('accepts %s', (text) => {
    expect(name.parse(text)).toBe(text)
  })

  it.each([
    ['', 'Too short'],
    [' A ', 'Too short'],
    ['e\u0301', 'Too short'],
    ['\u200b\u200b\u200b', 'Too short'],
    ['A\u200b\u200d', 'Too short'],
    ['\u3164\u2800\u00ad\ufeff', 'Too short'],
    [undefined, 'Too short'],
    ['x'.repeat(101), 'Please use 100 characters or fewer'],
  ])('%j: %s', (text, message) => {
    expect(firstMessage(name, text)).toBe(message)
  })
})

describe('email', () => {
  it.each([
    ['ada@exämple.de', 'ada@xn--exmple-cua.de'],
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ])('stores %s as %s', (typed, ascii) => {
    expect(email.parse(typed)).toBe(ascii)
  })

  it('measures the length of the ASCII form', () => {
    expect(firstMessage(email, `${'a'.repeat(240)}@exämple.de`)).toBe('Please enter a valid email address')
  })

  it.each(['mailto:ann@example.com', 'ann@example.com.\u200b', '\u202aann@example.com\u202c', 'ａｎｎ＠example.com'])(
    'reads %j',
    (typed) => {
      expect(email.parse(typed)).toBe('ann@example.com')
    },
  )

  it.each(['Ann.O@Example.com', 'ann+panels@sub.example.co.uk', "o'brien@example.com"])('keeps %s as typed', (text) => {
    expect(email.parse(` ${text} `)).toBe(text)
  })

  it.each([
    undefined,
    null,
    5,
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a b@example.com',
    'ann@example.com, bob@example.com',
    `${'a'.repeat(250)}@example.com`,
    'a'.repeat(32_000),
    'ada@exämple.de/path',
    'ада@пример.рф',
  ])('rejects %j', (text) => {
    expect(firstMessage(email, text)).toBe('Please enter a valid email address')
  })

  it('rejects further lines', () => {
    expect(email.safeParse('ann@example.com\r\nBcc: bob@example.com').success).toBe(false)
  })
})

describe('phone', () => {
  it.each([
    '01632 960123',
    '+44 (0)7700 900225',
    '0808 157 0000',
    '+353 1 234 5678',
    '01534 123456',
    '020 7946 0018 ext 9',
    '020 7946 0018 x9',
    '020 7946 0018 #9',
    '447700900123',
    '07700 900123 (mobile)',
    'tel:+44 1632 960123',
  ])('keeps %s as typed', (text) => {
    expect(phone.parse(text)).toBe(text)
  })

  it.each([
    undefined,
    1632960123,
    '',
    '123456789',
    '+1234567',
    '01632 9601',
    '0909 123 4567',
    'ring me please',
    `0${' '.repeat(40)}1632960123`,
  ])('rejects %j', (text) => {
    expect(firstMessage(phone, text)).toBe('Please enter a valid phone number')
  })

  it('separates dialable numbers from merely valid ones', () => {
    expect(callablePhone.safeParse('07700 900225').success).toBe(true)
    expect(messages(callablePhone, '+353 1 234 5678')).toEqual(['Please enter a valid phone number'])
    expect(messages(callablePhone, '01534 123456')).toEqual(['Please enter a valid phone number'])
  })
})

describe('postcode', () => {
  it.each([
    ['SN10 1AA', 'SN10 1AA'],
    ['sn101aa', 'SN10 1AA'],
    ['SN10 \u200b     1AA.', 'SN10 1AA'],
    ['SN1O-1AA', 'SN10 1AA'],
    ['BFPO 57', 'BFPO 57'],
  ])('stores %j as %s', (typed, stored) => {
    expect(postcode.parse(typed)).toBe(stored)
  })

  it.each([undefined, '', 'SN10', '12345', 'SN10 1AAA', `SN10${' '.repeat(40)}1AA`])('rejects %j', (text) => {
    expect(firstMessage(postcode, text)).toBe('Please enter a valid postcode')
  })
})

describe('blankIsAbsent', () => {
  it.each([undefined, null, '', '  '])('treats %j as absent', (value) => {
    expect(blankIsAbsent(line({ max: 5 }).default('none')).parse(value)).toBe('none')
  })

  it.each([5, false, []])('does not treat %j as absent', (value) => {
    expect(blankIsAbsent(line({ max: 5 }).default('none')).safeParse(value).success).toBe(false)
  })
})

describe('robotTraps', () => {
  it('accepts a filled honeypot, for later assessment', () => {
    expect(robotTraps.website.parse('http://example.com\nbuy')).toBe('http://example.com\nbuy')
    expect(robotTraps.website.parse(undefined)).toBe('')
  })
})
