import type { Source } from '../quantity/quantity'

const PRODUCT: Source = { title: 'Product data', date: '2026-11-20', confidence: 'assumed' }

/** What a question means that does not say otherwise, and where we have that from. */
export const USUAL = {
  panelWatts: { value: 225, source: PRODUCT },
  /** The middle of the stated 50 to 55 °C. */
  panelC: { value: 52.5, source: PRODUCT },
  airSpeedMPerS: {
    value: 0.1,
    source: { title: 'Still air in a room, our assumption', date: '2026-11-20', confidence: 'assumed' },
  },
} as const satisfies Record<string, { value: number; source: Source }>
