import type { Source } from '../quantity/quantity'

/** Default answers, with their sources. */
export const DEFAULT_ANSWERS = {
  airSpeedMPerS: {
    value: 0.1,
    source: { title: 'Still air in a room, our assumption', date: '2026-11-20', confidence: 'assumed' },
  },
} as const satisfies Record<string, { value: number; source: Source }>
