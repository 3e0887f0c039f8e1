export type JsonReading = { ok: true; value: unknown } | { ok: false; message: string }

/** The list or record that the text spells; an empty text is no value. Bare words and numbers are refused, because no field holds one. */
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

/** What the box shows for a stored value: a text is what somebody typed before it could be read. */
export function showJson(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
