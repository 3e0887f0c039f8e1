/** What the designer marks on the browser's timeline, and as which measurement it is reported. */
export const DESIGN_MARKS = { offered: 'DESIGN_OFFERED', priced: 'DESIGN_PRICED' } as const

/** Whoever takes longer counts as having taken an hour. */
export const LONGEST_DESIGN_MS = 3_600_000
