import type { Db } from '@/lib/platform/database'

/** One line of an email to staff; `path` is below that of the admin. */
export type Line = { text: string; path: `/${string}` }

/**
 * `key` identifies the reason, so that staff are notified once for as long as it applies. `several` makes one line of
 * all alerts in an email that have it in common.
 */
export type StaffAlert = Line & { key: string; several?: (count: number) => Line }

export type AlertContext = { pool: Db; now: Date }
