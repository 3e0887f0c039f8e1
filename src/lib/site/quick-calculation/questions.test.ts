import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FIRST_TYPED, queryOf, tellsTooMuch, typedIn } from './questions'

describe('typedIn', () => {
  it('takes what an address says, and for the rest what the page begins with', () => {
    expect(typedIn({ area: '62', type: 'flat-top' })).toEqual({ ...FIRST_TYPED, area: '62', type: 'flat-top' })
  })

  it('keeps what was left empty, so that it can be asked for', () => {
    expect(typedIn({ area: '' }).area).toBe('')
  })

  it('takes neither what is no question nor what is said twice', () => {
    expect(typedIn({ utm_source: 'x', area: ['1', '2'] })).toEqual(FIRST_TYPED)
  })
})

describe('queryOf', () => {
  it('names the answers in one order, with no more of the postcode than its area', () => {
    expect(queryOf({ solar: 'on', postcode: 'sn10 1aa', area: '62', colour: 'red' })).toBe(
      'postcode=SN&area=62&solar=on',
    )
    expect(queryOf({ postcode: '' })).toBe('postcode=')
  })

  it('says what typedIn reads again', () => {
    expect(typedIn(Object.fromEntries(new URLSearchParams(queryOf(FIRST_TYPED))))).toEqual(FIRST_TYPED)
  })
})

it.each([
  ['', false],
  ['SN', false],
  ['SN10', true],
  ['sn10 1aa', true],
  ['sn', false],
  ['nowhere', false],
  ['BA1 1AA', true],
])('the postcode %j tells too much: %s', (postcode, expected) => {
  expect(tellsTooMuch({ postcode })).toBe(expected)
})

it('what an address keeps never tells too much', () => {
  const postcodes = fc.oneof(fc.string(), fc.constantFrom('SN10 1AA', ' sn101aa ', 'SN10 1AA, Devizes', 'ß'))
  fc.assert(
    fc.property(
      postcodes,
      (postcode) => !tellsTooMuch(typedIn(Object.fromEntries(new URLSearchParams(queryOf({ postcode }))))),
    ),
  )
})

it('no postcode tells nothing', () => expect(tellsTooMuch({})).toBe(false))
