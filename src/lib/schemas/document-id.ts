/** The largest value of a PostgreSQL integer, which every id of ours is. */
const ID_MAX = 2 ** 31 - 1

/** The id of a document as it is written in an address, or null when no document can have it. */
export function readDocumentId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : ID_MAX + 1
  return id <= ID_MAX ? id : null
}
