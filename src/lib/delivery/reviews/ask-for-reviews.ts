import { londonTime } from '@/lib/domain/calendar/london-time'
import { FITTED_STATES } from '@/lib/domain/orders/order-states'
import { ASKED_AFTER_DAYS, invitationOf } from '@/lib/domain/reviews/invitation'
import { hasStoppedOffers } from '@/lib/people/group'
import { objectedAmong } from '@/lib/people/objections'
import type { Db } from '@/lib/platform/database'

/** `sentAt`: when the goods arrived, or else left. */
type Candidate = { id: number; email: string; fittedAt: Date | null; sentAt: Date | null; hasStopped: boolean }

/** More than are due in fifteen minutes; the next run takes the others. */
const ROWS_MAX = 500

const FIND = `select o.id, l.email, w.fitted_on as "fittedAt", coalesce(o.delivered_at, sent.created_at) as "sentAt",
    (l.status = 'withdrawn' or ${hasStoppedOffers('l')}) as "hasStopped"
  from orders o join leads l using (reference)
  left join warranties w on w.order_id = o.id
  left join deliveries sent on sent.lead_id = l.id and sent.channel = 'order-dispatched'
  where o.state::text = any($1::text[]) and l.email is not null and not coalesce(l.is_sample, false)
    and (w.fitted_on < $2::timestamptz - interval '${ASKED_AFTER_DAYS.fitted - 1} days'
      or w.fitted_on is null and coalesce(o.delivered_at, sent.created_at)
        < $2::timestamptz - interval '${ASKED_AFTER_DAYS.sent - 1} days')
    and not exists (select from reviews r where r.order_id = o.id)
  order by o.id limit ${ROWS_MAX}`

// A run that starts meanwhile waits for this row of the order, and then finds it noted. The lead is locked, so that
// nothing is noted while it is being erased.
const NOTE = `with chosen as (
  select o.id, o.reference, l.id as lead_id, o.id = any($1::int[]) as asks
  from orders o join leads l using (reference)
  where (o.id = any($1::int[]) or o.id = any($2::int[])) and o.state::text = any($3::text[])
  for key share of l
), noted as (
  insert into reviews (order_id, reference, state, invited_at, updated_at, created_at)
  select id, reference, (case when asks then 'invited' else 'declined' end)::enum_reviews_state,
    case when asks then now() end, now(), now()
  from chosen on conflict do nothing returning reference, state
)
insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
select chosen.lead_id, 'review-invitation', 'waiting', 0, now()
from noted join chosen using (reference) where noted.state = 'invited'
on conflict (lead_id, channel) do nothing`

/** Asks the customers of orders for a review, each once, and notes of which orders nobody is to be asked. */
export async function askForReviews(pool: Db, now: Date): Promise<void> {
  const { rows } = await pool.query<Candidate>(FIND, [FITTED_STATES, now])
  if (rows.length === 0) return
  const objected = await objectedAmong(
    pool,
    rows.map(({ email }) => email),
  )
  const today = londonTime(now).date
  const idsOf = (wanted: ReturnType<typeof invitationOf>) =>
    rows.filter((row) => invitationOf(askedOf(row, objected), today) === wanted).map(({ id }) => id)
  await pool.query(NOTE, [idsOf('ask'), idsOf('never'), FITTED_STATES])
}

const askedOf = ({ email, fittedAt, sentAt, hasStopped }: Candidate, objected: ReadonlySet<string>) => ({
  fittedOn: dayOf(fittedAt),
  sentOn: dayOf(sentAt),
  hasObjected: hasStopped || objected.has(email),
})

const dayOf = (at: Date | null) => at && londonTime(at).date
