import type { Sheet } from '@/lib/calculators/professional/sheet'
import { savedSheetSchema } from '@/lib/schemas/calculate/saved-sheet'

export type SavedSheet = { savedAt: string; sheet: Sheet }

/** The sheet saved on the device; null if it is not in our format. */
export function readSavedSheet(text: string): SavedSheet | null {
  try {
    const parsed = savedSheetSchema.safeParse(JSON.parse(text))
    return parsed.success ? { savedAt: parsed.data.savedAt, sheet: parsed.data.sheet } : null
  } catch {
    return null // invalid JSON
  }
}
