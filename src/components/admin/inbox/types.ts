import type { InboxRecord } from '@/lib/inbox/inbox'
import type { Inbox } from '@/lib/inbox/read-inbox'
import type { InboxQuery } from '@/lib/schemas/inbox'

/** What the server has read for the address that was opened. */
export type FirstRead = { query: InboxQuery; inbox: Inbox; record: InboxRecord | null }

/** The signed-in user. */
export type Me = { id: number; name: string }
