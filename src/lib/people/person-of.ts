import { createHash } from 'node:crypto'

import { joinKey } from '@/lib/domain/leads/same-person'

/** The sender of an enquiry. `key`: the hash of what others must have in common to belong to the same person, if anything. */
export type Sender = { name: string; key: string | null }

export function senderOf(lead: { name: string; email: string | null }): Sender {
  const key = joinKey(lead)
  return { name: lead.name, key: key && createHash('sha256').update(key).digest('hex') }
}

type Finding = {
  /** An earlier expression with one row if there is a lead to find the person of. */
  source: string
  /** SQL expression for a `Sender` as JSON; null if no person is to be found. */
  sender: string
}

/**
 * Common table expressions that find the person behind a lead, or store a new one; the last is `person`, without a row if
 * neither was possible. They lock the person, so that it is not deleted meanwhile, but wait for nobody who is deleting it.
 */
export const findPerson = ({ source, sender }: Finding): string => `known_person as materialized (
       select people.id from people, ${source} where people.key = ${sender} ->> 'key' for key share of people skip locked
     ), new_person as (
       insert into people (name, key) select ${sender} ->> 'name', ${sender} ->> 'key' from ${source}
       where ${sender} ->> 'name' is not null and not exists (select from known_person)
       on conflict (key) do nothing returning id
     ), person as (
       select id from known_person union all select id from new_person
     )`
