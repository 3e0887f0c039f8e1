import type { Working } from '@/lib/domain/opening-hours/presence'
import { type NoticeChoices, USUAL_NOTICES } from '@/lib/domain/staff/notices'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import { DESK_WEEK } from '@/lib/inbox/conditions'
import type { Db } from '@/lib/platform/database'

/** A colleague of the sales desk, with what they have set for it. */
export type DeskColleague = Working & {
  id: number
  name: string
  email: string | null
  takesTurns: boolean
  openMax: number
  choices: NoticeChoices
}

const READ = `select id, name, email, coalesce(desk_takes_turns, false) as "takesTurns", desk_open_max::int as "openMax",
  coalesce(desk_is_away, false) as "isAway", desk_away_until as "awayUntil", desk_notices as choices,
  ${DESK_WEEK} as week
from users where role::text = any($1::text[]) order by id`

type Row = Omit<DeskColleague, 'choices'> & { choices: NoticeChoices | null }

/** Everyone of the sales desk. */
export async function readColleagues(pool: Db): Promise<DeskColleague[]> {
  const { rows } = await pool.query<Row>(READ, [SALES_ROLES])
  return rows.map((row) => ({ ...row, choices: row.choices ?? USUAL_NOTICES }))
}
