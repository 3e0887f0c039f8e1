import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { editDistance } from './edit-distance'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['blog', 'blog', 0],
    ['', 'blog', 4],
    ['blgo', 'blog', 1],
    ['blogg', 'blog', 1],
    ['bog', 'blog', 1],
    ['blag', 'blog', 1],
    ['lbog', 'blog', 1],
    ['kitten', 'sitting', 3],
    ['calculators', 'calculator', 1],
    ['wärme', 'warme', 1],
  ])('%j to %j: %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
  })

  const text = fc.string({ maxLength: 12 })

  it('is symmetric, zero only for equals, and at most the longer length', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = editDistance(a, b)
        expect(editDistance(b, a)).toBe(distance)
        expect(distance === 0).toBe(a === b)
        expect(distance).toBeLessThanOrEqual(Math.max([...a].length, [...b].length))
        expect(distance).toBeGreaterThanOrEqual(Math.abs([...a].length - [...b].length))
      }),
    )
  })
})
