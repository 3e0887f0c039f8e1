import { describe, expect, test } from 'vitest'

import { performanceMetricSchema } from './performance-metric'

const COMMON = { url: 'https://powerboard.example/about?utm_source=x#top', timestamp: '2026-11-24T10:00:00.000Z' }
const LOAD = { loadTime: 900, domContentLoaded: 500, firstPaint: 300, firstContentfulPaint: 310 }
const isAccepted = (fields: object) => performanceMetricSchema.safeParse({ ...COMMON, ...fields }).success

describe('a measurement', () => {
  test.each([
    { metric: 'LCP', value: 1_200 },
    { metric: 'FID', value: 0 },
    { metric: 'INP', value: 600_000, device: 'phone' },
    { metric: 'TTFB', value: 80.5 },
    { metric: 'CLS', value: 0.02 },
    { metric: 'LCP', value: 1, sampledPercent: 1 },
    { metric: 'LCP', value: 1, sampledPercent: 100 },
    { metric: 'PAGE_LOAD', value: LOAD },
    { metric: 'DESIGN_OFFERED', value: 900 },
    { metric: 'DESIGN_PRICED', value: 3_600_000 },
  ])('is accepted: %o', (fields) => {
    expect(isAccepted(fields)).toBe(true)
  })

  test.each([
    { metric: 'SPEED', value: 1 },
    { metric: 'LCP', value: LOAD },
    { metric: 'LCP', value: '1200' },
    { metric: 'LCP', value: Number.NaN },
    { metric: 'LCP', value: -1 },
    { metric: 'LCP', value: 600_001 },
    { metric: 'CLS', value: 101 },
    { metric: 'DESIGN_PRICED', value: 3_600_001 },
    { metric: 'PAGE_LOAD', value: 900 },
    { metric: 'PAGE_LOAD', value: { ...LOAD, firstPaint: 1e308 } },
    { metric: 'PAGE_LOAD', value: { loadTime: 900 } },
    { metric: 'LCP', value: 1, device: 'fridge' },
    { metric: 'LCP', value: 1, visitor: 'me' },
    { metric: 'LCP', value: 1, sampledPercent: 0 },
    { metric: 'LCP', value: 1, sampledPercent: 0.5 },
    { metric: 'LCP', value: 1, sampledPercent: 101 },
    { metric: 'LCP', value: 1, timestamp: 'yesterday' },
  ])('is refused: %o', (fields) => {
    expect(isAccepted(fields)).toBe(false)
  })

  test('keeps only the path of the page', () => {
    expect(performanceMetricSchema.parse({ ...COMMON, metric: 'LCP', value: 1 }).url).toBe('/about')
  })
})
