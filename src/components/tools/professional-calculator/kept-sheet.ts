import { keptSheetSchema } from '@/lib/schemas/kept-sheet'
import type { Sheet } from '@/lib/site/professional/sheet'

export type KeptSheet = { savedAt: string; sheet: Sheet }

/** What was kept on the device; null where it is none of ours. */
export function readKeptSheet(text: string): KeptSheet | null {
  try {
    const parsed = keptSheetSchema.safeParse(JSON.parse(text))
    return parsed.success ? { savedAt: parsed.data.savedAt, sheet: parsed.data.sheet } : null
  } catch {
    return null // no JSON
  }
}
