import type { InboxSort, InboxViewName } from '@/lib/domain/leads/inbox-views'
import type { Db } from '@/lib/platform/database'
import type { InboxCursor, InboxFilter } from '@/lib/schemas/inbox'

import { askedValues, type Asking } from './asking'
import { ASKED, CONDITIONS, narrowedBy, NEXT_TASK, SORT_KEYS } from './conditions'
import type { InboxList, InboxRow } from './inbox'
import { iso, ROW_COLUMNS } from './row-columns'

type Wanted = Asking & { filter: InboxFilter; after: InboxCursor | null; limit: number }

/** One page of a list. It begins after the last row of the page before, so that a row that moves shifts no other. */
export async function readList(db: Db, { filter, after, limit, ...asking }: Wanted): Promise<InboxList> {
  const { rows } = await readRows(db, filter.view, filter.sort, [
    ...askedValues(asking),
    JSON.stringify(filter),
    after?.key ?? null,
    after?.id ?? null,
    limit + 1,
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ key: _key, ...row }) => row),
    next: rows.length > limit && last ? `${last.key}~${last.id}` : null,
  }
}

type KeyedRow = InboxRow & { key: string }

function readRows(db: Db, view: InboxViewName, sort: InboxSort, values: readonly unknown[]) {
  return db.query<KeyedRow>(
    `with ${ASKED}, ${NEXT_TASK}
     select ${ROW_COLUMNS}, ${iso(SORT_KEYS[sort].key)} as key
     from asked, leads left join next_task on next_task.lead_id = leads.id left join users on users.id = leads.assignee_id
     where ${CONDITIONS[view]} and ${narrowedBy('$4::jsonb')}
       and ($5::timestamptz is null or (${SORT_KEYS[sort].key}, leads.id) ${SORT_KEYS[sort].beyond} ($5, $6::int))
     order by ${SORT_KEYS[sort].key} ${SORT_KEYS[sort].direction}, leads.id ${SORT_KEYS[sort].direction} limit $7`,
    [...values],
  )
}
