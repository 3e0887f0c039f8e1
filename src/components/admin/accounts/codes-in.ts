/** Codes as our endpoints return them. */
export const codesIn = (records: readonly object[]): string[] =>
  records.flatMap((record) => ('code' in record ? String(record.code) : []))
