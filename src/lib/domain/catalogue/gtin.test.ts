import { describe, expect, it } from 'vitest'

import { isGtin } from './gtin'

/** From the GS1 General Specifications and its calculator, one of each length. */
const VALID = ['96385074', '614141000036', '4006381333931', '5012345678900', '10614141000415']

describe('a GTIN', () => {
  it.each(VALID)('%s is valid', (gtin) => {
    expect(isGtin(gtin)).toBe(true)
  })

  it.each(VALID)('%s is invalid with any digit changed', (gtin) => {
    for (let index = 0; index < gtin.length; index += 1) {
      const digit = (Number(gtin[index]) + 1) % 10
      expect(isGtin(gtin.slice(0, index) + digit + gtin.slice(index + 1))).toBe(false)
    }
  })

  it.each(['', '0', '00000', '0000000000', '000000000000000', '9638507X', ' 96385074', '９６３８５０７４'])(
    '%j is none',
    (text) => {
      expect(isGtin(text)).toBe(false)
    },
  )
})
