import type { OpeningRow } from '@/lib/domain/opening-hours/opening-week'
import { type NoticeChoices, type NoticeEvent, USUAL_NOTICES } from '@/lib/domain/staff/notices'
import type { Db } from '@/lib/platform/database'

import { DESK_WEEK, IS_AWAY } from './conditions'

/** A notification for a colleague. `at`: an ISO time. */
export type Notice = { id: number; event: NoticeEvent; leadId: number; reference: string; name: string; at: string }

/**
 * Unseen notifications, newest first, and those for the browser to show. `choosesBrowser`: whether they have chosen any
 * for the browser. `isAway`: the colleague has said so. `week`: when they work; empty for the hours of the desk.
 */
export type Notices = {
  shown: Notice[]
  toNotify: Notice[]
  choosesBrowser: boolean
  isAway: boolean
  week: OpeningRow[]
}

const SHOWN_MAX = 50

const READ = `select ${IS_AWAY} as "isAway",
  ${DESK_WEEK} as week,
  chosen as choices, (
    select coalesce(jsonb_agg(notice order by notice.id desc), '[]') from (
      select n.id, n.event, l.id as "leadId", l.reference, l.name, n.created_at as at
      from staff_notices n join leads l on l.id = n.lead_id
      where n.user_id = users.id and n.seen_at is null
        and (chosen -> 'page' ? n.event or chosen -> 'browser' ? n.event) order by n.id desc limit ${SHOWN_MAX}
    ) notice
  ) as notices
from users, coalesce(users.desk_notices, $2::jsonb) as chosen where users.id = $1`

type Row = Pick<Notices, 'isAway' | 'week'> & { choices: NoticeChoices; notices: Notice[] }

/** What a colleague has not seen yet of what they want to see in the inbox or by browser notification. */
export async function readNotices(db: Db, userId: number): Promise<Notices> {
  const { rows } = await db.query<Row>(READ, [userId, JSON.stringify(USUAL_NOTICES)])
  const { isAway, week, choices, notices } = rows[0] ?? { isAway: false, week: [], choices: USUAL_NOTICES, notices: [] }
  const { page, browser } = choices
  return {
    isAway,
    week,
    choosesBrowser: browser.length > 0,
    shown: notices.filter(({ event }) => page.includes(event)),
    toNotify: notices.filter(({ event }) => browser.includes(event)),
  }
}
