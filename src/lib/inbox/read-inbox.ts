import type { Db } from '@/lib/platform/database'
import { type InboxFilter, type InboxQuery, plainFilter } from '@/lib/schemas/inbox'

import type { Asking } from './asking'
import type { InboxList, InboxOverview } from './inbox'
import { readList } from './read-list'
import { readOverview } from './read-overview'

const ROWS_A_PAGE = 50
/** A board shows all of its cards at once. */
const CARDS_MAX = 200

export type Inbox = InboxOverview & InboxList & { filter: InboxFilter }

/** The list that an address asks for, with everything beside it. A saved view that no longer exists shows the first. */
export async function readInbox(db: Db, asking: Asking, query: InboxQuery): Promise<Inbox> {
  const overview = await readOverview(db, asking)
  const filter = filterOf(overview, query)
  const limit = query.board ? CARDS_MAX : ROWS_A_PAGE
  return { ...overview, ...(await readList(db, { ...asking, filter, after: query.after, limit })), filter }
}

/** The filter of a saved view, or of the view that is named. */
export const filterOf = ({ saved }: Pick<InboxOverview, 'saved'>, query: Pick<InboxQuery, 'view' | 'saved'>) =>
  saved.find(({ id }) => id === query.saved)?.filter ?? plainFilter(query.view)
