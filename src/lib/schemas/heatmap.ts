import * as z from 'zod'

import { pathOnly, scrubMarkup } from '@/lib/domain/leads/scrub'
import { browserName } from '@/lib/domain/page-views/browser-name'
import { cleanLine } from '@/lib/domain/text/clean-text'

import { instant, text } from './text'

export const HEATMAP_KINDS = ['click', 'scroll', 'focus', 'blur', 'attention'] as const
export const SCROLL_MILESTONES = [25, 50, 75, 100] as const
/** Attention is measured in tenths of the page's height. */
export const ATTENTION_BANDS = 10
export const HEATMAP_BATCH = 50

const LARGEST_PX = 1_000_000
const LONGEST_MS = 3_600_000

const pixels = z.number().min(0).max(LARGEST_PX)
const share = z.number().min(0).max(1)
const milliseconds = z.int().min(0).max(LONGEST_MS)

/** Markup from our own page: truncated rather than rejected, with anything that looks personal removed. */
const markup = (length: number) =>
  text({ max: 5_000 })
    .overwrite((sent) => scrubMarkup(cleanLine(sent)).slice(0, length))
    .default('')

/** The host name of a URL: 'www.example.com'; '' if there is none. */
function hostOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 100) : ''
}

/** A heatmap record. Only the path of a URL, the host of the referrer and the name of the browser are kept. */
const recordSchema = z.strictObject({
  timestamp: instant(),
  pageType: text({ max: 100 }).optional(),
  location: text({ max: 2_000 }).overwrite((url) => pathOnly(cleanLine(url)).slice(0, 500)),
  elementType: markup(40),
  elementClass: markup(200),
  elementId: markup(200),
  coordinates: z.strictObject({ x: pixels, y: pixels }),
  viewport: z.strictObject({ width: pixels, height: pixels }),
  scrollPosition: pixels,
  userAgent: text({ max: 2_000 }).overwrite(browserName).optional(),
  referrer: text({ max: 2_000 }).overwrite(hostOf).default(''),
  kind: z.enum(HEATMAP_KINDS).default('click'),
  element: markup(300),
  within: z.strictObject({ x: share, y: share }).optional(),
  depthPercent: z.literal(SCROLL_MILESTONES).optional(),
  attentionMs: z.array(milliseconds).length(ATTENTION_BANDS).optional(),
  visitor: text({ max: 40 })
    .regex(/^[\w-]{16,40}$/)
    .optional(),
})

/** A single record, or several. */
export const heatmapSchema = z.union([
  recordSchema.transform((record) => ({ records: [record] })),
  z.strictObject({
    records: z.array(recordSchema).min(1).max(HEATMAP_BATCH),
  }),
])

export type HeatmapRecord = z.output<typeof recordSchema>
/** A record as sent by the browser. */
export type SentHeatmapRecord = z.input<typeof recordSchema>
