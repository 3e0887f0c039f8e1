import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shareBand } from './share-band'

test.each([
  // Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d', (hits, of, low, high) => {
  const band = shareBand({ hits, of })
  expect(band?.low).toBeCloseTo(low, 4)
  expect(band?.high).toBeCloseTo(high, 4)
})

test('contains the share, stays within 0 and 1, and is null without observations', () => {
  expect(shareBand({ hits: 0, of: 0 })).toBeNull()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
      const hits = Math.round(share * of)
      const band = shareBand({ hits, of })
      expect(band?.low).toBeGreaterThanOrEqual(0)
      expect(band?.high).toBeLessThanOrEqual(1)
      expect(band?.low).toBeLessThanOrEqual(hits / of + 1e-12)
      expect(band?.high).toBeGreaterThanOrEqual(hits / of - 1e-12)
    }),
  )
})
