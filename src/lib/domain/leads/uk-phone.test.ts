import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isUkCallable, readPhone } from './uk-phone'

const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))

describe('readPhone', () => {
  it.each([
    ['01632 960 123', '+441632960123', '01632 960123', 'landline'],
    ['(01632) 960123', '+441632960123', '01632 960123', 'landline'],
    ['(0)1632 960123', '+441632960123', '01632 960123', 'landline'],
    ['+44 (0)1632 960123', '+441632960123', '01632 960123', 'landline'],
    ['+44 ( 0 ) 1632 960123', '+441632960123', '01632 960123', 'landline'],
    ['(+44) 1632-960-123', '+441632960123', '01632 960123', 'landline'],
    ['0044 1632 960123', '+441632960123', '01632 960123', 'landline'],
    ['+4401632.960.123', '+441632960123', '01632 960123', 'landline'],
    ['020 7946 0000', '+442079460000', '020 7946 0000', 'landline'],
    ['02920180999', '+442920180999', '029 2018 0999', 'landline'],
    ['0113 4960000', '+441134960000', '0113 496 0000', 'landline'],
    ['0118 496 0999', '+441184960999', '0118 496 0999', 'landline'],
    ['0121 496 0000', '+441214960000', '0121 496 0000', 'landline'],
    ['01204 12345', '+44120412345', '01204 12345', 'landline'],
    ['0306 9990000', '+443069990000', '0306 999 0000', 'landline'],
    ['07700 900225', '+447700900225', '07700 900225', 'mobile'],
    ['07624\u2013123\u2010456', '+447624123456', '07624 123456', 'mobile'],
    ['\u202a+44\u00a07700\u00a0900225\u202c', '+447700900225', '07700 900225', 'mobile'],
    ['0808 157 0000', '+448081570000', '0808 157 0000', 'freephone'],
    ['0800 123456', '+44800123456', '0800 123456', 'freephone'],
    ['+353 (0)1 234 5678', '+35312345678', '+35312345678', 'international'],
    ['001 202 555 0143', '+12025550143', '+12025550143', 'international'],
    ['+39 06 1234 5678', '+390612345678', '+390612345678', 'international'],
    ['+123 4567', '+1234567', '+1234567', 'international'],
    ['+123456789012345', '+123456789012345', '+123456789012345', 'international'],
  ])('parses %s', (typed, e164, national, kind) => {
    expect(readPhone(typed)).toEqual({ ok: true, e164, national, kind, extension: null })
  })

  it.each([
    '447700900225',
    '4407700900225',
    '44 (0)7700 900225',
    '0044 (0) 7700 900225',
    '0044 07700 900225',
    '+0044 7700 900225',
    '7700 900225',
    'tel:+447700900225',
    'Tel. 07700 900225',
    'Mobile: 07700 900225',
    '07700 900225 (mobile)',
    '07700900225 (m)',
    '\u200b07700\u00ad900225\t',
    '０７７００　９００２２５',
    '＋４４ ７７００ ９００２２５',
    '07700 900225 / 01632 960123',
    '07700 900225 or 01632 960123',
    '07700 900225, 01632 960123',
    '07700 900225 01632 960123',
    'mob 07700 900225 work 01632 960123',
    'call 07700 900225 / 07700 900225',
  ])('reads a mobile number in %s', (typed) => {
    expect(readPhone(typed)).toMatchObject({ ok: true, e164: '+447700900225', kind: 'mobile' })
  })

  it.each([
    ['1632 960123', '01632 960123'],
    ['20 7946 0018', '020 7946 0018'],
    ['44 1632 960123', '01632 960123'],
    ['01632 960123 ext 4 / 07700 900225', '01632 960123'],
  ])('reads a landline number in %s', (typed, national) => {
    expect(readPhone(typed)).toMatchObject({ ok: true, national, kind: 'landline' })
  })

  it.each([
    '020 7946 0018 ext 9',
    '020 7946 0018 ext. 9',
    '020 7946 0018, extension 9',
    '020 7946 0018 Ext:9',
    '020 7946 0018x9',
    '+44 20 7946 0018 x 9',
    '020 7946 0018 #9',
  ])('parses the extension of %s', (typed) => {
    expect(readPhone(typed)).toEqual({
      ok: true,
      e164: '+442079460018',
      national: '020 7946 0018',
      kind: 'landline',
      extension: '9',
    })
  })

  it.each([
    ['', 'not-a-number'],
    ['call me', 'not-a-number'],
    ['07700 900225 ext', 'not-a-number'],
    ['07700 900225 ext 1234567', 'not-a-number'],
    ['ext 4', 'not-a-number'],
    ['x 020 7946 0018', 'not-a-number'],
    ['020 7946 001 ext 9', 'too-short'],
    ['07700+900225', 'not-a-number'],
    ['٠٧٧٠٠٩٠٠٢٢٥', 'not-a-number'],
    ['9700 900225', 'not-a-number'],
    ['44 7700 9002', 'not-a-number'],
    ['44 909 123 4567', 'premium-rate'],
    [`0${' '.repeat(16_000)}x${' '.repeat(16_000)}y`, 'not-a-number'],
    ['04321 123456', 'not-a-number'],
    ['06321 123456', 'not-a-number'],
    ['0821 123 4567', 'not-a-number'],
    ['0891 123 4567', 'not-a-number'],
    ['+0123456789', 'not-a-number'],
    ['0000000000', 'not-a-number'],
    ['01632 9601', 'too-short'],
    ['020 7946 000', 'too-short'],
    ['0330 123 456', 'too-short'],
    ['07700 90022', 'too-short'],
    ['0800 1111', 'too-short'],
    ['+12 3456', 'too-short'],
    ['01632 9601234', 'too-long'],
    ['020 7946 00000', 'too-long'],
    ['07700 9002255', 'too-long'],
    ['0808 157 00000', 'too-long'],
    ['+1234567890123456', 'too-long'],
    ['0701 1234567', 'premium-rate'],
    ['07640 123456', 'premium-rate'],
    ['0555 123 4567', 'premium-rate'],
    ['0560 123 4567', 'premium-rate'],
    ['0844 123 4567', 'premium-rate'],
    ['0871 123 4567', 'premium-rate'],
    ['0909 123 4567', 'premium-rate'],
    ['+44 909 123 4567', 'premium-rate'],
    ['118 118', 'premium-rate'],
  ])('rejects %s: %s', (typed, reason) => {
    expect(readPhone(typed)).toEqual({ ok: false, reason })
  })

  it('parses its own output as the same number', () => {
    const typed = fc.oneof(
      digits(8).map((rest) => `01${rest}`),
      digits(9).map((rest) => `0${rest}0`),
      digits(10).map((rest) => `+3${rest}`),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const phone = readPhone(text)
        if (!phone.ok) return
        expect(readPhone(phone.e164)).toEqual(phone)
        expect(readPhone(phone.national)).toEqual(phone)
        expect(phone.e164).toMatch(/^\+[1-9][0-9]{6,14}$/)
      }),
    )
  })

  it('accepts any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: anyUnit }), (text) => typeof readPhone(text).ok === 'boolean'))
  })
})

describe('isUkCallable', () => {
  it.each([
    '01632 960123',
    '0306 999 0000',
    '07700 900000',
    '07700 900999',
    '07700 100000',
    '07911 012345',
    '07457 012345',
    '07796 123456',
  ])('allows %s', (typed) => {
    expect(isUkCallable(readPhone(typed))).toBe(true)
  })

  it.each([
    ['Jersey', '01534 123456'],
    ['Jersey', '07509 123456'],
    ['Jersey', '07700 312345'],
    ['Jersey', '07700 712345'],
    ['Jersey', '07700 812345'],
    ['Jersey', '07797 123456'],
    ['Jersey', '07829 123456'],
    ['Jersey', '07937 123456'],
    ['Guernsey', '01481 212345'],
    ['Guernsey', '07781 123456'],
    ['Guernsey', '07839 123456'],
    ['Guernsey', '07911 112345'],
    ['Guernsey', '07911 712345'],
    ['Isle of Man', '01624 512345'],
    ['Isle of Man', '07457 612345'],
    ['Isle of Man', '07524 123456'],
    ['Isle of Man', '07624 123456'],
    ['Isle of Man', '07924 123456'],
  ])('parses but does not allow %s, %s', (_island, typed) => {
    const phone = readPhone(typed)
    expect(phone.ok).toBe(true)
    expect(isUkCallable(phone)).toBe(false)
  })

  it.each(['0808 157 0000', '+353 1 234 5678', '0909 123 4567', 'nonsense'])('does not allow %s', (typed) => {
    expect(isUkCallable(readPhone(typed))).toBe(false)
  })
})
