import * as z from 'zod'

import { pathOnly } from '@/lib/domain/leads/scrub'
import { SAMPLE_PERCENT } from '@/lib/domain/page-speed/sample'
import { DESIGN_MARKS, LONGEST_DESIGN_MS } from '@/lib/domain/page-views/design-marks'

import { DEVICES } from './device-class'
import { instant, text } from './text'

/** Metrics measured in milliseconds, from the start of the visit or as the length of a delay. */
const TIMED_METRICS = ['LCP', 'FID', 'INP', 'TTFB'] as const

const LONGEST_MS = 600_000
const SHIFT_MAX = 100

const milliseconds = z.number().min(0).max(LONGEST_MS)

const common = {
  url: text({ max: 2_000 }).overwrite((url) => pathOnly(url).slice(0, 500)),
  timestamp: instant(),
  device: z.enum(DEVICES).optional(),
  /** The percentage of page views that were measured at the time. */
  sampledPercent: z.int().min(1).max(SAMPLE_PERCENT.most).optional(),
}

/** A measurement of a page's speed, or of the way to a price, in a visitor's browser. Only the path of its URL is kept. */
export const performanceMetricSchema = z.discriminatedUnion('metric', [
  z.strictObject({ ...common, metric: z.enum(TIMED_METRICS), value: milliseconds }),
  z.strictObject({ ...common, metric: z.enum(DESIGN_MARKS), value: z.number().min(0).max(LONGEST_DESIGN_MS) }),
  z.strictObject({
    ...common,
    metric: z.literal('CLS'),
    value: z.number().min(0).max(SHIFT_MAX),
  }),
  z.strictObject({
    ...common,
    metric: z.literal('PAGE_LOAD'),
    value: z.strictObject({
      loadTime: milliseconds,
      domContentLoaded: milliseconds,
      firstPaint: milliseconds,
      firstContentfulPaint: milliseconds,
    }),
  }),
])

export type PerformanceMetric = z.output<typeof performanceMetricSchema>
