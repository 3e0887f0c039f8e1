/** The largest value of a PostgreSQL integer, the type of all our ids. */
export const ID_MAX = 2 ** 31 - 1

/** Reads a document id from a URL; null if it cannot be an id. */
export function readDocumentId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : ID_MAX + 1
  return id <= ID_MAX ? id : null
}
