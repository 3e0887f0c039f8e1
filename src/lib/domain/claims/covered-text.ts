type Named = Readonly<Record<string, unknown>>

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,15}(?:Z|[+-]\d{2}:\d{2}))?$/

/**
 * What a confirmation covers, as one text: the same for the same content, whatever the order of its fields, and whether
 * nothing is stored as null, as '' or not at all. The ids of rows are left out, because saving may change them.
 */
export const coveredText = (content: Named): string => JSON.stringify(plain(content) ?? {})

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => plain(one) ?? null) : undefined
  if (typeof value === 'object' && value !== null) return plainFields(Object.entries(value))
  if (value === null || value === '') return undefined
  return typeof value === 'string' ? plainDate(value) : value
}

function plainFields(fields: readonly [string, unknown][]): Named | undefined {
  const kept = fields
    .flatMap(([name, value]): [string, unknown][] => {
      const shown = name === 'id' ? undefined : plain(value)
      return shown === undefined ? [] : [[name, shown]]
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** A date may be sent without a time, and is stored with one. */
function plainDate(text: string): string {
  const time = ISO_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}
