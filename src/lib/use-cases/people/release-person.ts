import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { groupOf } from '@/lib/people/group'
import { transactionOf } from '@/lib/platform/database'

type Db = Awaited<ReturnType<typeof transactionOf>>

/**
 * Takes a lead that is being erased from its person, who then keeps nothing of it. Whoever has no leads left is deleted
 * with their merges; one that others were merged into keeps its place among them, without a name or key. That offers were
 * stopped with this lead still counts for what they had agreed to before.
 */
export async function releasePerson(req: PayloadRequest, leadId: number): Promise<void> {
  const db = await transactionOf(req)
  await keepWithdrawal(db, leadId)
  const { rows } = await db.execute<{ id: number }>(sql`
    with lead as materialized (
      select id, name, person_id from leads where id = ${leadId} and person_id is not null for update
    ), left_person as (
      update leads set person_id = null from lead where leads.id = lead.id
    ), newest as (
      select other.name from leads other, lead where other.person_id = lead.person_id and other.id <> lead.id
      order by other.id desc limit 1
    )
    update people set
      name = case when people.name = lead.name or not exists (select from newest)
        then coalesce((select name from newest), '') else people.name end,
      key = case when exists (select from newest) then people.key end
    from lead where people.id = lead.person_id
    returning people.id`)
  let ids = rows.map(({ id }) => id)
  while (ids.length > 0) ids = await deleteEmpty(db, ids)
}

/** Deletes those without leads and without anyone merged into them. Returns whom they had been merged into. */
async function deleteEmpty(db: Db, ids: number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with gone as (
      delete from people p where p.id in (${sql.join(ids, sql`, `)})
        and not exists (select from leads where leads.person_id = p.id)
        and not exists (select from people below where below.merged_into_id = p.id)
      returning p.id, p.merged_into_id
    ), merges as (
      delete from people_merges where kept_id in (select id from gone) or merged_id in (select id from gone)
    )
    select merged_into_id as id from gone where merged_into_id is not null`)
  return rows.map(({ id }) => id)
}

async function keepWithdrawal(db: Db, leadId: number): Promise<void> {
  await db.execute(sql`
    update leads set consent_marketing_withdrawn_at = stopped.at, updated_at = now()
    from (
      select person_id, consent_marketing_withdrawn_at as at from leads
      where id = ${leadId} and consent_marketing_withdrawn_at is not null
    ) as stopped
    where leads.person_id in ${sql.raw(groupOf('stopped.person_id'))} and leads.id <> ${leadId}
      and leads.consent_marketing and leads.consent_marketing_withdrawn_at is null
      and (leads.person_id <> stopped.person_id or stopped.at >= leads.consent_given_at)`)
}
