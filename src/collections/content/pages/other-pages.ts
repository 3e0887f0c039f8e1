import type { Where } from 'payload'

/** Matches all pages except the one with this id; without an id, all pages. */
export const otherPages = (id: number | string | undefined): Where[] =>
  id === undefined ? [] : [{ id: { not_equals: id } }]
