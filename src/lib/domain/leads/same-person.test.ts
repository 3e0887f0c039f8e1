import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { emailKey, type Identity, joinKey, likenesses, nameKey } from './same-person'

const PRIYA: Identity = { name: 'Priya Nair', email: 'priya@example.com', phone: '+441632960001', postcode: 'SN10 1AA' }
const like = (changes: Partial<Identity>) => likenesses([PRIYA], [{ ...PRIYA, ...changes }])

describe('a name', () => {
  test.each([
    ['Zoë Ahmed', 'AHMED, zoe'],
    ['Søren Łuczak', 'soren luczak'],
    ["Sinéad O'Neil", 'Sinead O’Neil'],
    ['Ａda  Lovelace', 'ada lovelace'],
    ['İpek Yılmaz', 'Ipek Yilmaz'],
    ['Ana de la Cruz', 'De la Cruz Ana'],
  ])('is the same: %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  test.each([
    ['Priya Nair', 'Prya Nair'],
    ['Priya Nair', 'Priya'],
    ['Mr Smith', 'Mrs Smith'],
    ['Ann Ann Lee', 'Ann Lee'],
    ['Анна', 'Инна'],
  ])('is another: %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'É', 'z', 'ß', 'Ø', 'я', '李', '7'), minLength: 1, maxLength: 8 })

  test('is compared without its case, its spaces and the order of its words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, turn) => {
        const at = turn % words.length
        const turned = [...words.slice(at), ...words.slice(0, at)].join('  ').toUpperCase()
        expect(nameKey(turned)).toBe(nameKey(words.join(' ')))
      }),
      { numRuns: CASE_COUNT },
    )
  })

  test('of anything is its own key, without capitals and accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const key = nameKey(text)
        expect(nameKey(key)).toBe(key)
        expect(key).not.toMatch(/[A-ZÀ-Þ\p{M}]/u)
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

describe('people are joined without asking', () => {
  test('by the same email and name, however they are written', () => {
    expect(joinKey({ name: 'NAIR Priya', email: ' Priya@EXAMPLE.com ' })).toBe(joinKey(PRIYA))
    expect(joinKey({ name: 'Priya Nair', email: 'priya@exämple.de' })).toBe(
      joinKey({ name: 'Priya Nair', email: 'priya@xn--exmple-cua.de' }),
    )
  })

  test.each([
    ['another name', { ...PRIYA, name: 'Ravi Nair' }],
    ['another address', { ...PRIYA, email: 'pria@example.com' }],
  ])('not with %s', (_, other) => {
    expect(joinKey(other)).not.toBe(joinKey(PRIYA))
  })

  test.each([
    ['no address', { ...PRIYA, email: null }],
    ['an empty address', { ...PRIYA, email: ' ' }],
    ['a name without letters', { ...PRIYA, name: '…' }],
  ])('not with %s', (_, nobody) => {
    expect(joinKey(nobody)).toBeNull()
  })

  test('only if the address and the name are both the same', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(text, text, text, text, (email, name, otherEmail, otherName) => {
        const [one, other] = [joinKey({ name, email }), joinKey({ name: otherName, email: otherEmail })]
        const isSame = emailKey(email) === emailKey(otherEmail) && nameKey(name) === nameKey(otherName)
        if (one !== null && other !== null) expect(one === other).toBe(isSame)
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

describe('a likely duplicate is offered with its reason', () => {
  test.each([
    [['email-and-name'], { phone: null, postcode: null }],
    [['phone', 'name-and-postcode'], { email: null }],
    [['phone'], { name: 'Prya Nayar', email: 'prya@example.com' }],
    [['name-and-postcode'], { email: null, phone: null }],
    [['email'], { name: 'Ravi Nair', phone: null }],
    [[], { email: null, phone: null, postcode: null }],
    [[], { name: 'Ravi Nair', email: null, phone: null }],
  ] as const)('%j', (reasons, changes) => {
    expect(like(changes)).toEqual(reasons)
  })

  test('what neither has is nothing in common', () => {
    const nobody = { name: '', email: null, phone: null, postcode: null }
    expect(likenesses([nobody], [nobody])).toEqual([])
    expect(likenesses([{ ...nobody, email: '' }], [{ ...nobody, email: '' }])).toEqual([])
  })

  test('it does not matter which of the two is asked about', () => {
    const part = fc.constantFrom('one', 'two', null)
    const identity = fc.record({
      name: fc.constantFrom('Ann Lee', 'Lee Ann', 'Bo'),
      email: part,
      phone: part,
      postcode: part,
    })
    fc.assert(
      fc.property(identity, identity, (one, other) => {
        expect(likenesses([one], [other])).toEqual(likenesses([other], [one]))
      }),
      { numRuns: CASE_COUNT },
    )
  })

  test('people with several enquiries have each reason once, the strongest first', () => {
    const call = { name: 'Priya', email: null, phone: PRIYA.phone, postcode: null }
    const visit = { ...PRIYA, email: null, phone: null }
    expect(likenesses([PRIYA, visit], [visit, call, call])).toEqual(['phone', 'name-and-postcode'])
    expect(likenesses([PRIYA], [])).toEqual([])
  })
})
