import type { Pool } from 'pg'

import { findPerson, senderOf } from './person-of'

const BATCH = 500

const JOIN = `with joining as materialized (
       select id from leads where id = $1 and person_id is null and not quarantined for update
     ), ${findPerson({ source: 'joining', sender: '$2::jsonb' })}
     update leads set person_id = person.id from joining, person where leads.id = joining.id`

type Unjoined = { id: number; name: string; email: string | null }

/**
 * Finds the people behind leads that have none: from before there were people, released after they were held back, or
 * whose person was just being stored by another enquiry. Each is one statement, so that it can be stopped at any time.
 * Samples are about nobody. Returns how many were joined.
 */
export async function joinPeople({ pool, stopping }: { pool: Pool; stopping: AbortSignal }): Promise<number> {
  let [joined, last] = [0, 0]
  for (;;) {
    const { rows } = await pool.query<Unjoined>(
      `select id, name, email from leads
       where person_id is null and not quarantined and is_sample is not true and id > $1 order by id limit $2`,
      [last, BATCH],
    )
    for (const lead of rows) {
      if (stopping.aborted) return joined
      const { rowCount } = await pool.query({ name: 'join person', text: JOIN, values: [lead.id, senderOf(lead)] })
      joined += rowCount ?? 0
      last = lead.id
    }
    if (rows.length < BATCH) return joined
  }
}
