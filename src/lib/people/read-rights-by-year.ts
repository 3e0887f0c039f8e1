import { DATA_COMPLAINT, DATA_REQUEST, ERASED_BY_PERSON } from '@/lib/domain/leads/data-requests'
import type { Db } from '@/lib/platform/database'

/** What people asked about their data in a year, and what was erased. `late`: not answered by the time the law gives. */
export type RightsOfYear = Record<
  'year' | 'requests' | 'complaints' | 'late' | 'erasedByPerson' | 'erasedByStaff' | 'objections' | 'leadsErased',
  number
>

const COUNTED = ['requests', 'complaints', 'late', 'erasedByPerson', 'erasedByStaff', 'objections', 'leadsErased']
const OF_DATA = `from leads where source in ('${DATA_REQUEST}', '${DATA_COMPLAINT}') and quarantined is not true`

const BY_YEAR = `with happened as (
    select created_at as at, case source when '${DATA_REQUEST}' then 'requests' else 'complaints' end as what ${OF_DATA}
    union all select created_at, 'late' ${OF_DATA} and coalesce(answered_at, now()) > due_at
    union all select created_at, case by_name when '${ERASED_BY_PERSON}' then 'erasedByPerson' else 'erasedByStaff' end
      from data_receipts
    union all select since, 'objections' from marketing_objections
    union all select created_at, 'leadsErased' from erasures
  )
  select extract(year from at at time zone 'Europe/London')::int as year,
    ${COUNTED.map((what) => `count(*) filter (where what = '${what}')::int as "${what}"`).join(', ')}
  from happened group by 1 order by 1 desc`

/** The newest year first. Requests that have been erased since are no longer counted. */
export const readRightsByYear = async (db: Db): Promise<RightsOfYear[]> => (await db.query<RightsOfYear>(BY_YEAR)).rows
