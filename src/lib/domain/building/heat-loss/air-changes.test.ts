import { describe, expect, it } from 'vitest'

import { OutOfRange } from '../../quantity/range-check'
import { airChangesOf, legacyCategoryOf } from './air-changes'

const current = { method: 'current', draughtiness: 'typical' } as const
const legacy = (category: 'A' | 'B' | 'C') => ({ method: 'legacy', category }) as const
const changes = (room: Partial<Parameters<typeof airChangesOf>[0]>) =>
  airChangesOf({ kind: 'living', air: current, ageBand: 'F', hasWindow: true, isExposed: true, volumeM3: 40, ...room })

describe('air changes', () => {
  it.each([
    ['living', true, 0.8],
    ['bedroom', false, 0.8],
    ['kitchen', true, 0.8],
    ['kitchen', false, 0],
    ['bathroom', true, 0.8],
    ['wc', false, 0],
    ['hall', false, 0.8],
    ['landing', false, 0.8],
  ] as const)('by the current method: %s, window %s', (kind, hasWindow, rate) =>
    expect(changes({ kind, hasWindow })).toBe(rate),
  )

  it('exclude a hall without an external wall', () => expect(changes({ kind: 'hall', isExposed: false })).toBe(0))

  it.each([
    ['tight', 0.5],
    ['typical', 0.8],
    ['draughty', 1.2],
  ] as const)('in a home that is %s', (draughtiness, rate) =>
    expect(changes({ air: { method: 'current', draughtiness } })).toBe(rate),
  )

  it.each([
    ['living', [1.5, 1, 0.5]],
    ['bedroom', [1, 1, 0.5]],
    ['kitchen', [2, 1.5, 1.5]],
    ['hall', [2, 1, 0.5]],
    ['bathroom', [3, 1.5, 1.5]],
    ['wc', [2, 1.5, 1.5]],
    ['utility', [3, 2, 0.5]],
    ['study', [1.5, 1.5, 0.5]],
    ['store', [1, 0.5, 0.5]],
  ] as const)('by the older table: %s', (kind, rates) => {
    expect(
      (['A', 'B', 'C'] as const).map((category) => changes({ kind, hasWindow: false, air: legacy(category) })),
    ).toEqual(rates)
  })

  it.each([
    ['open', 40, 5],
    ['open', 40.1, 4],
    ['restricted', 40, 3],
    ['restricted', 70, 2],
    [undefined, 40, 0.8],
  ] as const)('with a chimney that is %s, in %d m³', (chimney, volumeM3, rate) =>
    expect(changes({ chimney, volumeM3 })).toBe(rate),
  )

  it('are the larger of room and chimney', () =>
    expect(changes({ kind: 'bathroom', air: legacy('A'), chimney: 'restricted', volumeM3: 70 })).toBe(3))

  it('use the draughtier of two categories', () => {
    expect((['A', 'I', 'J', 'K', 'M'] as const).map(legacyCategoryOf)).toEqual(['A', 'A', 'B', 'C', 'C'])
  })

  it('reject a room without a volume', () => expect(() => changes({ volumeM3: NaN })).toThrow(OutOfRange))
})
