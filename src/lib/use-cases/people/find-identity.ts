import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { joinKey, spellingsOf } from '@/lib/domain/leads/same-person'
import { groupOf } from '@/lib/people/group'
import { transactionOf } from '@/lib/platform/database'
import { hashOfToken } from '@/lib/platform/enquiry-token'

/** A person of ours, and the secret tokens of links that this person has given us. */
type KnownPerson = { id: number; tokens: readonly string[] }

/** Someone of ours, or whoever reads the email of an address: what has that address is theirs, and nothing else. */
export type AskedPerson = KnownPerson | { address: string }

/** What leads to the rows of one person: `person` in the conditions of the register of personal data. */
export type Identity = { people: number[]; leads: number[]; refs: string[]; emails: string[]; links: string[] }

type FoundLead = { id: number; reference: string; name: string; email: string | null; personId: number | null }

/** What leads to the rows of someone. Null if there is no such person. */
export const findIdentity = (req: PayloadRequest, asked: AskedPerson): Promise<Identity | null> =>
  'address' in asked ? identityOfAddress(req, asked.address) : identityOfPerson(req, asked)

/** Everyone merged with a person, what they sent us, and their addresses. */
async function identityOfPerson(req: PayloadRequest, { id, tokens }: KnownPerson): Promise<Identity | null> {
  const db = await transactionOf(req)
  const { rows: people } = await db.execute<{ id: number }>(
    sql`select id from people where id in ${sql.raw(groupOf(String(id)))}`,
  )
  if (people.length === 0) return null
  const leads = await findLeads(req, id)
  return {
    people: people.map((person) => person.id),
    leads: leads.map((lead) => lead.id),
    refs: leads.map(({ reference }) => reference),
    emails: [...new Set(leads.flatMap(({ email }) => (email ? spellingsOf(email) : [])))],
    links: tokens.map(hashOfToken),
  }
}

/** The leads with an address. The people behind them too, unless they or anyone merged with them also have another. */
async function identityOfAddress(req: PayloadRequest, address: string): Promise<Identity> {
  const emails = spellingsOf(address)
  const db = await transactionOf(req)
  const { rows: leads } = await db.execute<{ id: number; reference: string }>(
    sql`select id, reference from leads where lower(email) = any(${sql.param(emails)}::text[]) order by id`,
  )
  const { rows: people } = await db.execute<{ id: number }>(sql`
    select distinct p.id from people p join leads on leads.person_id = p.id
    where lower(leads.email) = any(${sql.param(emails)}::text[]) and not exists (
      select from leads other where other.person_id in ${sql.raw(groupOf('p.id'))}
        and coalesce(lower(other.email), '') <> all(${sql.param(emails)}::text[]))`)
  return {
    people: people.map(({ id }) => id),
    leads: leads.map(({ id }) => id),
    refs: leads.map(({ reference }) => reference),
    emails,
    links: [],
  }
}

/** The leads of a person, and those that are held back, which have no person yet, with the same address and name. */
async function findLeads(req: PayloadRequest, id: number): Promise<FoundLead[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<FoundLead>(sql`
    with theirs as (select * from leads where person_id in ${sql.raw(groupOf(String(id)))})
    select id, reference, name, email, person_id as "personId" from theirs
    union all
    select id, reference, name, email, null from leads
    where person_id is null and lower(email) in (select lower(email) from theirs)`)
  const keys = new Set(rows.flatMap((lead) => (lead.personId === null ? [] : (joinKey(lead) ?? []))))
  return rows.filter((lead) => lead.personId !== null || keys.has(joinKey(lead) ?? ''))
}
