import type { SentHeatmapRecord } from '@/lib/schemas/heatmap'

import { readStored, removeStored, writeStored } from '../device-storage'
import { newKey } from '../new-key'

const KEY = 'heatmapData'
export const MAX_RECORDS = 1_000

/** `visitor` is random, and distinguishes five clicks by one person from one click by each of five. */
export type HeatmapLog = { visitor: string; records: SentHeatmapRecord[] }

export function readLog(): HeatmapLog {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '')
    if (isLog(kept)) return kept
  } catch {
    // damaged or missing: start a new one
  }
  return { visitor: newKey(), records: [] }
}

const isLog = (kept: unknown): kept is HeatmapLog =>
  typeof kept === 'object' &&
  kept !== null &&
  'visitor' in kept &&
  typeof kept.visitor === 'string' &&
  'records' in kept &&
  Array.isArray(kept.records)

/** Appends records to the log on this device; drops the oldest beyond 1,000. */
export function addToLog(log: HeatmapLog, added: readonly SentHeatmapRecord[]): HeatmapLog {
  const kept = { ...log, records: [...log.records, ...added].slice(-MAX_RECORDS) }
  writeStored(KEY, JSON.stringify(kept))
  return kept
}

export const forgetLog = () => removeStored(KEY)
