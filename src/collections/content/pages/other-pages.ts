import type { Where } from 'payload'

/** All pages except this one; all pages while it has no id. */
export const otherPages = (id: number | string | undefined): Where[] =>
  id === undefined ? [] : [{ id: { not_equals: id } }]
