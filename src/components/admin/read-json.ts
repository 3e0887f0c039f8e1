export type JsonReading = { ok: true; value: unknown } | { ok: false; message: string }

/**
 * Parses a list or record; empty text is no value. Bare strings and numbers are rejected, because no field stores one.
 */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { ok: true, value: null }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object'
      ? { ok: true, value }
      : { ok: false, message: 'Start with { for named values or [ for a list' }
  } catch (error) {
    return { ok: false, message: `This is not valid JSON yet. ${error instanceof Error ? error.message : ''}`.trim() }
  }
}

/** The text to show for a stored value. A string is input that could not be parsed. */
export function showJson(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
