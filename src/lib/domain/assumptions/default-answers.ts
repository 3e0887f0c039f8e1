import type { Source } from '../quantity/quantity'

const PRODUCT: Source = { title: 'Product data', date: '2026-11-20', confidence: 'assumed' }

/** Default answers, with their sources. */
export const DEFAULT_ANSWERS = {
  panelWatts: { value: 225, source: PRODUCT },
  airSpeedMPerS: {
    value: 0.1,
    source: { title: 'Still air in a room, our assumption', date: '2026-11-20', confidence: 'assumed' },
  },
} as const satisfies Record<string, { value: number; source: Source }>
