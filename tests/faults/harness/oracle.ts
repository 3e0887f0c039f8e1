import { isDeepStrictEqual } from 'node:util'

import { expect } from 'vitest'

import type { Site as WholeSite } from './site'
import type { Press } from './visitors'

/** The properties of a site that the comparison needs. */
type Site = Pick<WholeSite, 'pool' | 'crm' | 'smtp'>

const SETTLES_WITHIN_MS = 120_000

/** The outcome for one visitor, in our database and in the external systems. */
type Fate = {
  leads: number
  enquiries: number
  references: number
  crm: string
  'sales-email': string
  'customer-email': string
  contacts: number
  notes: number
  salesMails: number
  customerMails: number
}

const ALL_IS_WELL: Fate = {
  leads: 1,
  enquiries: 1,
  references: 1,
  crm: 'sent',
  'sales-email': 'sent',
  'customer-email': 'sent',
  contacts: 1,
  notes: 1,
  salesMails: 1,
  customerMails: 1,
}

/**
 * Waits until nothing is in flight, then compares the visitors' journal with the database, the CRM and the mailboxes:
 * one lead, one contact, one note and one of each email for every visitor, whatever happened. `except` names intended
 * differences, such as a delivery parked with its reason.
 */
export async function expectOneOfEach(site: Site, journal: Press[], except: Partial<Fate> = {}) {
  const emails = [...new Set(journal.map(({ visitor }) => visitor.email))]
  await untilSettled(site, emails)
  const fateOf = await readFates(site, { emails, journal })
  const expected: Fate = { ...ALL_IS_WELL, ...except }
  const others = emails.map(fateOf).filter((fate) => !isDeepStrictEqual(fate, expected))
  expect(others, `of ${emails.length} visitors, ${others.length} fared otherwise`).toEqual([])
}

/**
 * The same for scenarios in which workers are killed: the next worker may send a further copy of an email, if it is
 * marked as such. Returns the number of copies.
 */
export async function expectOneOfEachAndMarkedCopies(site: Site, journal: Press[], settlesWithinMs?: number) {
  await untilSettled(
    site,
    journal.map(({ visitor }) => visitor.email),
    settlesWithinMs,
  )
  const copies = removeMarkedCopies(site)
  await expectOneOfEach(site, journal)
  return copies
}

/** Waits until none of these visitors' deliveries is waiting or being sent. */
async function untilSettled(site: Site, emails: string[], timeout = SETTLES_WITHIN_MS) {
  await expect
    .poll(() => countUnderWay(site, emails), { timeout, interval: 250, message: 'everything settles' })
    .toBe(0)
}

/** Removes further copies that are marked, and returns how many. An unmarked one stays, and fails the comparison. */
function removeMarkedCopies({ smtp }: Pick<Site, 'smtp'>): number {
  const seen = new Set<string>()
  const before = smtp.mails.length
  const kept = smtp.mails.filter(({ raw, mail }) => {
    const id = mail.messageId ?? ''
    const isMarkedCopy = seen.has(id) && /^X-Powerboard-Attempt: \d/m.test(raw)
    seen.add(id)
    return !isMarkedCopy
  })
  smtp.mails.length = 0
  for (const mail of kept) smtp.mails.push(mail)
  return before - kept.length
}

/** The deliveries of these visitors' leads, as `channel: state` or, unless sent, `channel: state (reason)`. */
export async function deliveriesOf({ pool }: Site, emails: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ channel: string; state: string; reason: string | null }>(
    `select d.channel::text as channel, d.state::text as state, d.last_error as reason
     from deliveries d join leads l on l.id = d.lead_id where l.email = any($1) order by d.id`,
    [emails],
  )
  return rows.map(({ channel, state, reason }) => `${channel}: ${state}${reason ? ` (${reason})` : ''}`)
}

export async function countLeads({ pool }: Pick<Site, 'pool'>, emails: string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from leads where email = any($1)',
    [emails],
  )
  return rows[0]?.count ?? 0
}

async function countUnderWay({ pool }: Site, emails: string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from deliveries d join leads l on l.id = d.lead_id where l.email = any($1) and d.state in ('waiting', 'sending')`,
    [emails],
  )
  return rows[0]?.count ?? 0
}

/** Reads everything once, as there may be tens of thousands of visitors. */
async function readFates(site: Site, { emails, journal }: { emails: string[]; journal: Press[] }) {
  const [leads, enquiries, deliveries] = await Promise.all([
    site.pool.query<{ email: string; reference: string }>('select email, reference from leads where email = any($1)', [
      emails,
    ]),
    site.pool.query<{ email: string }>('select email from contact_inquiries where email = any($1)', [emails]),
    site.pool.query<{ email: string; channel: string; outcome: string }>(
      `select l.email, d.channel::text as channel, d.state || coalesce(' (' || d.last_error || ')', '') as outcome
       from deliveries d join leads l on l.id = d.lead_id where l.email = any($1) order by d.id`,
      [emails],
    ),
  ])
  const found = {
    leads: grouped(leads.rows, ({ email }) => email),
    enquiries: grouped(enquiries.rows, ({ email }) => email),
    deliveries: grouped(deliveries.rows, ({ email, channel }) => `${email} ${channel}`),
    acknowledged: grouped(journal, ({ visitor }) => visitor.email),
    contacts: grouped(site.crm.contacts, ({ email = '' }) => email),
    notes: grouped(site.crm.notes, ({ body }) => /PB-\w{4}-\w{4}/.exec(body)?.[0] ?? ''),
    mails: grouped(site.smtp.mails, ({ mail }) => /lead-[\w-]+(?=@)/.exec(mail.messageId ?? '')?.[0] ?? ''),
  }
  return (email: string): Fate => {
    const references = new Set([
      ...found.leads(email).map(({ reference }) => reference),
      ...found.acknowledged(email).flatMap(({ reference }) => reference ?? []),
    ])
    const [reference = 'none'] = references
    const ended = (channel: string) =>
      found
        .deliveries(`${email} ${channel}`)
        .map(({ outcome }) => outcome)
        .join(', ')
    return {
      leads: found.leads(email).length,
      enquiries: found.enquiries(email).length,
      references: references.size,
      crm: ended('crm'),
      'sales-email': ended('sales-email'),
      'customer-email': ended('customer-email'),
      contacts: found.contacts(email).length,
      notes: found.notes(reference).length,
      salesMails: found.mails(`lead-${reference}-sales-email`).length,
      customerMails: found.mails(`lead-${reference}-customer-email`).length,
    }
  }
}

/** Groups items by key. The returned function gives the items of a key, or an empty list if there are none. */
function grouped<Item>(items: Item[], keyOf: (item: Item) => string): (key: string) => Item[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return (key) => groups.get(key) ?? []
}
