import type { Where } from 'payload'

/** All pages but this one; all of them while it has no id yet. */
export const otherPages = (id: number | string | undefined): Where[] =>
  id === undefined ? [] : [{ id: { not_equals: id } }]
