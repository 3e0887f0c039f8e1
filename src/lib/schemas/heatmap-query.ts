import * as z from 'zod'

import { DEVICES } from './device-class'
import { text } from './text'

export const HEATMAP_LAYERS = ['clicks', 'scroll', 'attention'] as const
export const HEATMAP_DAYS = [7, 14, 30] as const

const heatmapQuerySchema = z.object({
  path: text({ max: 500 }).startsWith('/').catch('/'),
  device: z.enum(DEVICES).catch('phone'),
  layer: z.enum(HEATMAP_LAYERS).catch('clicks'),
  days: z.coerce.number().pipe(z.literal(HEATMAP_DAYS)).catch(30),
  source: text({ max: 100 }).catch(''),
})

export type HeatmapQuery = z.output<typeof heatmapQuerySchema>

/** Reads the query of the heatmap; invalid values fall back to their defaults. */
export const readHeatmapQuery = (params: Record<string, unknown>): HeatmapQuery => heatmapQuerySchema.parse(params)
