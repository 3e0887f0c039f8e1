import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import type { Db } from './database'
import { transactionOf } from './database'

export const INVALIDATION_CHANNEL = 'cache_invalidations'

/** The tag that Next gives to every page and to every cached read made for one. */
export const EVERY_PAGE = '_N_T_/layout'

type Session = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Makes every web process expire the tags, once the transaction of the request is committed. */
export async function announceExpired(session: Session, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const db = await transactionOf(session)
  await db.execute(
    sql`with announced as (
          insert into cache_invalidations (tags) select array_agg(tag) from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb) tag
          returning id
        ) select pg_notify(${INVALIDATION_CHANNEL}, '') from announced`,
  )
}

type History = {
  horizon: string
  lastId: string | null
  isWhole: boolean | null
  rows: { id: number; tags: string[] }[]
}

/**
 * Every transaction below the horizon has ended, so the next read starts there. The history is complete if the newest
 * row of the last read still exists (the newest of all is never deleted) and the horizon has not moved back, as it does
 * after a restore.
 */
const READ_HISTORY = `
  with now as (select pg_snapshot_xmin(pg_current_snapshot()) as horizon)
  select horizon::text,
    (select max(id) from cache_invalidations)::text as "lastId",
    $2::xid8 <= horizon and case when $1::bigint is null then not exists (select from cache_invalidations)
      else exists (select from cache_invalidations where id = $1) end as "isWhole",
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'tags', tags)), '[]')
     from cache_invalidations where transaction_id >= coalesce($2::xid8, horizon)) as rows
  from now`

/**
 * Returns a function that reads the tags that have expired since its last call, in any process. The first call expires
 * every page, because it is unknown which database the pages of a build show. So does a call that finds the history
 * incomplete.
 */
export function expiryReader(): (db: Db) => Promise<string[]> {
  let lastId: string | null = null
  let since: string | null = null
  let seen = new Set<number>()
  return async (db) => {
    const [history] = (await db.query<History>(READ_HISTORY, [lastId, since])).rows
    if (!history) throw new Error('the history could not be read')
    const unseen = history.rows.filter(({ id }) => !seen.has(id))
    lastId = history.lastId
    since = history.horizon
    seen = new Set(history.rows.map(({ id }) => id))
    return history.isWhole ? [...new Set(unseen.flatMap(({ tags }) => tags))] : [EVERY_PAGE]
  }
}
