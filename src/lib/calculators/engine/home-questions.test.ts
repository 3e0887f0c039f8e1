import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isExample, queryOf, tellsTooMuch } from './home-query'
import { FIRST_TYPED, typedIn, USUAL_HOME } from './home-questions'

describe('typedIn', () => {
  it('merges the URL query with the initial answers', () => {
    expect(typedIn({ area: '62', type: 'flat-top' })).toEqual({ ...USUAL_HOME, area: '62', type: 'flat-top' })
  })

  it('keeps the example if only the postcode is known', () => {
    const typed = typedIn({ postcode: 'SN10' })
    expect(typed).toEqual({ ...FIRST_TYPED, postcode: 'SN10' })
    expect(isExample(typed)).toBe(true)
    expect(isExample(typedIn({ postcode: 'SN', area: '45' }))).toBe(false)
    expect(isExample({ ...FIRST_TYPED, own: 'panel.price=1' })).toBe(false)
  })

  it('keeps blank answers, so that they are reported', () => {
    expect(typedIn({ area: '' }).area).toBe('')
  })

  it('ignores unknown and repeated parameters', () => {
    expect(typedIn({ utm_source: 'x', area: ['1', '2'] })).toEqual(FIRST_TYPED)
  })
})

describe('queryOf', () => {
  it('lists the answers in a fixed order, with only the area of the postcode and the height of its district', () => {
    expect(queryOf({ solar: 'on', postcode: 'sn10 1aa', area: '62', colour: 'red' })).toBe(
      'postcode=SN&area=62&solar=on&altitude=120',
    )
    expect(queryOf({ postcode: '' })).toBe('postcode=')
    expect(queryOf({ area: '62', heated: 'one-room', tenanted: 'yes' })).toBe(
      'postcode=&area=62&heated=one-room&tenanted=yes',
    )
    expect(queryOf({ area: '62', heated: '', tenanted: '' })).toBe('postcode=&area=62')
  })

  it('round-trips through typedIn', () => {
    expect(typedIn(Object.fromEntries(new URLSearchParams(queryOf(USUAL_HOME))))).toEqual(USUAL_HOME)
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
  ['BA1-1AA', true],
  ['BA1 1AA, Flat 2', true],
])('the postcode %j is too precise: %s', (postcode, expected) => {
  expect(tellsTooMuch({ postcode })).toBe(expected)
})

it('its query is never too precise', () => {
  const postcodes = fc.oneof(fc.string(), fc.constantFrom('SN10 1AA', ' sn101aa ', 'SN10 1AA, Devizes', 'ß'))
  fc.assert(
    fc.property(
      postcodes,
      (postcode) => !tellsTooMuch(typedIn(Object.fromEntries(new URLSearchParams(queryOf({ postcode }))))),
    ),
  )
})

it('a missing postcode is not too precise', () => expect(tellsTooMuch({})).toBe(false))
