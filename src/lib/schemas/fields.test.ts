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

  it('trims and composes', () => {
    expect(short.parse('  Zoe\u0308 ')).toBe('Zo\u00eb')
  })

  it.each([
    ['NUL', 'a\0b'],
    ['a line feed', 'a\nb'],
    ['a closing line feed', 'ab\n'],
    ['a carriage return', 'a\rb'],
    ['a tab', 'a\tb'],
    ['DEL', 'a\u007fb'],
    ['a C1 control', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['half a surrogate pair', 'a\ud83db'],
    ['the other half', 'a\ude00b'],
  ])('refuses %s', (_what, text) => {
    expect(messages(short, text)).toEqual(['Invalid input'])
  })

  it('takes whole surrogate pairs', () => {
    expect(short.parse('a😀b')).toBe('a😀b')
  })

  it('counts after trimming', () => {
    expect(short.parse(' 12345 ')).toBe('12345')
    expect(firstMessage(short, '123456')).toBe('Please use 5 characters or fewer')
  })

  it.each([undefined, null, 5, {}, []])('refuses %j', (value) => {
    expect(firstMessage(short, value)).toBe('Invalid input')
    expect(firstMessage(line({ max: 5, missing: 'Say it' }), value)).toBe('Say it')
  })
})

describe('paragraphs', () => {
  it('keeps lines and tabs, with one kind of line end', () => {
    expect(paragraphs().parse(' a\r\n\tb\rc\n ')).toBe('a\n\tb\nc')
  })

  it.each(['a\0b', 'a\u0007b', 'a\u0085b', 'a\ud83d'])('refuses %j', (text) => {
    expect(messages(paragraphs(), text)).toEqual(['Invalid input'])
  })

  it('has room for 5,000 characters', () => {
    expect(paragraphs().safeParse('a'.repeat(5_000)).success).toBe(true)
    expect(firstMessage(paragraphs(), 'a'.repeat(5_001))).toBe('Please use 5,000 characters or fewer')
  })

  it('is stable: what was parsed parses to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (text) => {
        const once = paragraphs().safeParse(text)
        if (once.success) expect(paragraphs().parse(once.data)).toBe(once.data)
      }),
    )
  })
})

describe('personName', () => {
  it.each(["O'Brien", 'Jo', 'Siân', '陽子', 'محمد', 'x'.repeat(100)])('takes %s', (text) => {
    expect(name.parse(text)).toBe(text)
  })

  it.each([
    ['', 'Too short'],
    [' A ', 'Too short'],
    ['e\u0301', 'Too short'],
    [undefined, 'Too short'],
    ['x'.repeat(101), 'Please use 100 characters or fewer'],
  ])('%j: %s', (text, message) => {
    expect(firstMessage(name, text)).toBe(message)
  })
})

describe('email', () => {
  it.each(['Ann.O@Example.com', 'ann+panels@sub.example.co.uk', "o'brien@example.com"])('takes %s as typed', (text) => {
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
  ])('refuses %j', (text) => {
    expect(firstMessage(email, text)).toBe('Please enter a valid email address')
  })

  it.each(['ann@example.com\r\nBcc: bob@example.com', 'ann@example.com\n'])('refuses line ends: %j', (text) => {
    expect(email.safeParse(text).success).toBe(false)
  })
})

describe('phone', () => {
  it.each(['01632 960123', '+44 (0)7700 900225', '0808 157 0000', '+353 1 234 5678', '01534 123456'])(
    'keeps %s as typed',
    (text) => {
      expect(phone.parse(text)).toBe(text)
    },
  )

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
  ])('refuses %j', (text) => {
    expect(firstMessage(phone, text)).toBe('Please enter a valid phone number')
  })

  it('tells what may be rung from what may be written', () => {
    expect(callablePhone.safeParse('07700 900225').success).toBe(true)
    expect(messages(callablePhone, '+353 1 234 5678')).toEqual(['Please enter a valid phone number'])
    expect(messages(callablePhone, '01534 123456')).toEqual(['Please enter a valid phone number'])
  })
})

describe('postcode', () => {
  it.each(['SN10 1AA', 'sn101aa', 'M1 1AE', 'm11ae'])('keeps %s as typed', (text) => {
    expect(postcode.parse(text)).toBe(text)
  })

  it.each([undefined, '', 'SN10', '12345', 'SN10 1AAA', 'SN10      1AA'])('refuses %j', (text) => {
    expect(firstMessage(postcode, text)).toBe('Please enter a valid postcode')
  })
})

describe('blankIsAbsent', () => {
  it.each([undefined, null, '', '  '])('takes %j for nothing', (value) => {
    expect(blankIsAbsent(line({ max: 5 }).default('none')).parse(value)).toBe('none')
  })

  it.each([5, false, []])('does not take %j for nothing', (value) => {
    expect(blankIsAbsent(line({ max: 5 }).default('none')).safeParse(value).success).toBe(false)
  })
})

describe('robotTraps', () => {
  it('lets a filled honeypot through, to be judged later', () => {
    expect(robotTraps.website.parse('http://example.com\nbuy')).toBe('http://example.com\nbuy')
    expect(robotTraps.website.parse(undefined)).toBe('')
  })
})
