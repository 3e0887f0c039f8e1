import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { LeadStatus } from '@/lib/domain/leads/lead-status'
import { type Identity, type Likeness, likenesses } from '@/lib/domain/leads/same-person'
import type { OrderState } from '@/lib/domain/orders/order-states'
import type { QuoteState } from '@/lib/domain/quotes/quote-states'
import type { Db } from '@/lib/platform/database'

import { groupOf, rootOf } from './group'

/** `at`: an ISO time, like all times here. */
type PersonLead = Identity & {
  id: number
  /** The person of this lead alone, who may have been merged into another. */
  personId: number
  reference: string
  kind: LeadKind
  source: string | null
  status: LeadStatus
  at: string
}
type PersonQuote = { id: number; reference: string; state: QuoteState; at: string }
type PersonOrder = { id: number; reference: string; state: OrderState; totalPence: number; at: string }
type PersonMerge = { id: number; mergedName: string; at: string; byName: string | null; isUndoable: boolean }

export type LikelyDuplicate = { id: number; name: string; reasons: Likeness[]; references: string[] }

/** A person with everyone merged with them, and everything that is theirs, newest first. */
export type PersonWithRows = {
  /** Of the person into whom the others were merged. */
  id: number
  name: string
  leads: PersonLead[]
  quotes: PersonQuote[]
  orders: PersonOrder[]
  merges: PersonMerge[]
  /** When they stopped offers and news, if they did. */
  stoppedOffersAt: string | null
  duplicates: LikelyDuplicate[]
}

const LEAD = `jsonb_build_object('id', id, 'personId', person_id, 'reference', reference, 'kind', kind, 'source', source,
    'status', status, 'name', name, 'email', email, 'phone', phone_e164, 'postcode', postcode, 'at', created_at)`

// `$2`: the days for which a merge can be undone.
const PERSON = `with members as materialized (select id from people where id in ${groupOf('$1::int')}),
  theirs as materialized (select * from leads where person_id in (select id from members))
  select root.id, coalesce(nullif(root.name, ''), (select name from theirs order by id desc limit 1), '') as name,
    coalesce((select jsonb_agg(${LEAD} order by id desc) from theirs), '[]') as leads,
    coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'reference', q.reference, 'state', q.state, 'at', q.created_at) order by q.id desc)
      from quotes q where q.lead_id in (select id from theirs)), '[]') as quotes,
    coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'state', o.state, 'totalPence', o.total_pence, 'at', o.ordered_at) order by o.id desc)
      from orders o where o.reference in (select reference from theirs)), '[]') as orders,
    coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'mergedName', merged.name, 'at', m.created_at, 'byName', m.merged_by_name,
        'isUndoable', m.created_at >= now() - $2 * interval '1 day') order by m.id desc)
      from people_merges m join people merged on merged.id = m.merged_id
      where m.undone_at is null and m.kept_id in (select id from members)), '[]') as merges,
    (select max(consent_marketing_withdrawn_at) from theirs) as "stoppedOffersAt"
  from people root where root.id in (select id from members) and root.merged_into_id is null`

/** Enough for the busiest household. */
const CANDIDATES_MAX = 200

const CANDIDATES = `select ${rootOf('person_id')} as "rootId", ${LEAD} as lead
  from leads where (phone_e164 = any($1) or email = any($2) or postcode = any($3)) and person_id is not null
    and not person_id = any($4) and not coalesce(quarantined, false)
  order by id desc limit ${CANDIDATES_MAX}`

type Found = Omit<PersonWithRows, 'duplicates' | 'stoppedOffersAt'> & { stoppedOffersAt: Date | null }
type Candidate = { rootId: number; lead: PersonLead }

/** The person with this id, or the one into whom that person was merged, in two statements; null if there is none. */
export async function readPerson(pool: Db, id: number, undoDays: number): Promise<PersonWithRows | null> {
  const { rows } = await pool.query<Found>(PERSON, [id, undoDays])
  const [found] = rows
  if (!found) return null
  const duplicates = await findDuplicates(pool, found)
  return { ...found, stoppedOffersAt: found.stoppedOffersAt?.toISOString() ?? null, duplicates }
}

async function findDuplicates(pool: Db, { id, leads }: Pick<Found, 'id' | 'leads'>): Promise<LikelyDuplicate[]> {
  const emails = leads.flatMap(({ email }) => (email ? [email, email.toLowerCase()] : []))
  const { rows } = await pool.query<Candidate>(CANDIDATES, [
    leads.flatMap(({ phone }) => phone ?? []),
    emails,
    leads.flatMap(({ postcode }) => postcode ?? []),
    [id, ...leads.map(({ personId }) => personId)],
  ])
  return [...new Set(rows.map(({ rootId }) => rootId))]
    .map((personId) => {
      const theirs = rows.filter(({ rootId }) => rootId === personId).map(({ lead }) => lead)
      return {
        id: personId,
        name: theirs[0]?.name ?? '',
        reasons: likenesses(leads, theirs),
        references: theirs.map(({ reference }) => reference),
      }
    })
    .filter((duplicate) => duplicate.reasons.length > 0)
}
