import type { Db } from '@/lib/platform/database'

import type { ViewSum } from './page-views'

/** Adds to what other processes have counted. */
export async function addPageViews(pool: Db, sums: readonly ViewSum[]): Promise<void> {
  const column = <Key extends keyof ViewSum>(name: Key) => sums.map((sum) => sum[name])
  await pool.query(
    `insert into page_view_days (day, path, source, campaign, views)
     select * from unnest($1::date[], $2::varchar[], $3::varchar[], $4::varchar[], $5::int[])
     on conflict (day, path, source, campaign) do update set views = page_view_days.views + excluded.views`,
    [column('day'), column('path'), column('source'), column('campaign'), column('views')],
  )
}
