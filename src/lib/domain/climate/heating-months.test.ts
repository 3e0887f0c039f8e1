import { describe, expect, it } from 'vitest'

import { shareOfHeatingYear } from './heating-months'

describe('shareOfHeatingYear', () => {
  it.each([
    ['2026-01-01', '2027-01-01', 1],
    ['2026-11-02', '2026-11-02', 0],
    ['2026-11-02', '2026-11-01', 0],
  ])('%s to %s', (from, to, share) => expect(shareOfHeatingYear({ from, to })).toBeCloseTo(share, 9))

  it('adds up across a year end, and counts a week in January as several in June', () => {
    const winter = shareOfHeatingYear({ from: '2026-10-01', to: '2027-04-01' })
    const parts =
      shareOfHeatingYear({ from: '2026-10-01', to: '2027-01-01' }) +
      shareOfHeatingYear({ from: '2027-01-01', to: '2027-04-01' })
    expect(winter).toBeCloseTo(parts, 9)
    expect(winter).toBeGreaterThan(0.7)
    expect(winter).toBeLessThan(0.85)
    expect(shareOfHeatingYear({ from: '2027-01-04', to: '2027-01-11' })).toBeGreaterThan(
      4 * shareOfHeatingYear({ from: '2027-06-07', to: '2027-06-14' }),
    )
  })
})
