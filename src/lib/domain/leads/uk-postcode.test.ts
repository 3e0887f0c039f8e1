import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readOutwardCode, readPostcode, readPostcodeArea } from './uk-postcode'

describe('readPostcode', () => {
  it.each([
    ['SN10 1AA', 'SN10 1AA'],
    ['sn101aa', 'SN10 1AA'],
    [' m1  1ae ', 'M1 1AE'],
    ['B33 8TH', 'B33 8TH'],
    ['CR2 6XH', 'CR2 6XH'],
    ['W1A 0AX', 'W1A 0AX'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['DN55 1PT', 'DN55 1PT'],
    ['gir 0aa', 'GIR 0AA'],
    ['SN1 01AA', 'SN10 1AA'],
    ['SN10-1AA', 'SN10 1AA'],
    ['SN10\u20131AA', 'SN10 1AA'],
    ['SN10 1AA.', 'SN10 1AA'],
    ['S.N.10, 1AA', 'SN10 1AA'],
    ['SN10\u200b 1AA\u202c', 'SN10 1AA'],
    ['ＳＮ１０　１ＡＡ', 'SN10 1AA'],
    ['SN1O 1AA', 'SN10 1AA'],
    ['SNIO 1AA', 'SN10 1AA'],
    ['snl0 laa', 'SN10 1AA'],
    ['0X1 1AA', 'OX1 1AA'],
    ['S014 1AA', 'SO14 1AA'],
    ['1G1 1AA', 'IG1 1AA'],
    ['LI 1AA', 'L1 1AA'],
    ['W1I 1AA', 'W11 1AA'],
    ['bfpo 57', 'BFPO 57'],
    ['BFPO1', 'BFPO 1'],
  ])('parses %j', (typed, postcode) => {
    expect(readPostcode(typed)).toEqual({ ok: true, postcode })
  })

  it.each([
    '',
    'SN10',
    '12345',
    'SN10 1A',
    'SN10 1AAA',
    'SNX10 1AA',
    'SN101 1AA',
    'SN10 1A\u017f',
    'x SN10 1AA',
    'BOILER',
    'BFPO',
    'BFPO 12345',
    `SN10${' '.repeat(32_000)}1AA`,
  ])('rejects %j', (typed) => {
    expect(readPostcode(typed)).toEqual({ ok: false })
  })

  it.each(['C', 'I', 'K', 'M', 'O', 'V'])('rejects the letter %s after the space', (letter) => {
    expect(readPostcode(`SN10 1${letter}A`)).toEqual({ ok: false })
    expect(readPostcode(`SN10 1A${letter}`)).toEqual({ ok: false })
  })

  it('ignores case and spacing', () => {
    const shaped = fc.stringMatching(/^[A-Z]{1,2}[0-9]{1,2}[0-9][ABD-HJLNP-UW-Z]{2}$/)
    fc.assert(
      fc.property(shaped, fc.nat({ max: 7 }), (compact, at) => {
        const spaced = `${compact.slice(0, at)} ${compact.slice(at)}`.toLowerCase()
        expect(readPostcode(spaced)).toEqual({ ok: true, postcode: `${compact.slice(0, -3)} ${compact.slice(-3)}` })
      }),
    )
  })
})

describe('readOutwardCode', () => {
  it.each([
    ['SN10 1AA', 'SN10'],
    ['sn101aa', 'SN10'],
    ['ec1a 1bb', 'EC1A'],
    ['m1', 'M1'],
    [' w1 a ', 'W1A'],
    ['SN10', 'SN10'],
  ])('of %j is %s', (typed, code) => {
    expect(readOutwardCode(typed)).toEqual({ ok: true, code })
  })

  it.each(['', 'SN', 'SN100', 'SN10 1', 'Devizes', '10'])('rejects %j', (typed) => {
    expect(readOutwardCode(typed)).toEqual({ ok: false })
  })
})

it.each([
  ['SN1 1AA', 'SN'],
  ['SN15-1AA', 'SN'],
  ['SN15 1AA.', 'SN'],
  ['sn\u200b11aa', 'SN'],
  ['SN1O 1AA', 'SN'],
  [' m2', 'M'],
  ['W1A 1AA', 'W'],
  ['sn', 'SN'],
  ['SN10 1', 'SN'],
  ['SN10-1A', 'SN'],
  ['BFPO 57', 'BFPO'],
  ['', null],
  ['1SN', null],
  ['Devizes', null],
  ['SN10 1AA, Devizes', null],
])('the area of %j is %j', (typed, area) => {
  expect(readPostcodeArea(typed)).toBe(area)
})
