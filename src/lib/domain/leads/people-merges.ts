/** How long two people who were merged can be separated again. */
export const UNDO_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment after which a merge stays. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS)
