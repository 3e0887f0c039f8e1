import { expect } from 'vitest'

import type { Site as WholeSite } from './site'
import type { Press } from './visitors'

/** What the comparison needs of a site. */
type Site = Pick<WholeSite, 'pool' | 'crm' | 'smtp'>

const SETTLES_WITHIN_MS = 120_000

/** What became of one visitor, in our database and in the outside systems. */
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
 * one lead, one contact, one note and one email each for every visitor, whatever happened. `except` names intended
 * differences, such as a delivery parked with its reason.
 */
export async function expectOneOfEach(site: Site, journal: Press[], except: Partial<Fate> = {}) {
  const emails = [...new Set(journal.map(({ visitor }) => visitor.email))]
  await expect
    .poll(() => countUnderWay(site, emails), {
      timeout: SETTLES_WITHIN_MS,
      interval: 250,
      message: 'everything settles',
    })
    .toBe(0)
  const fates = await Promise.all(emails.map((email) => fateOf(site, { email, journal })))
  expect(fates).toEqual(emails.map(() => ({ ...ALL_IS_WELL, ...except })))
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

async function fateOf(site: Site, { email, journal }: { email: string; journal: Press[] }): Promise<Fate> {
  const [leads, enquiries, deliveries] = await Promise.all([
    site.pool.query<{ reference: string }>('select reference from leads where email = $1', [email]),
    site.pool.query('select from contact_inquiries where email = $1', [email]),
    deliveriesOf(site, [email]),
  ])
  const acknowledged = journal.flatMap(({ visitor, reference }) =>
    visitor.email === email && reference !== null ? [reference] : [],
  )
  const references = new Set([...leads.rows.map(({ reference }) => reference), ...acknowledged])
  const [reference = 'none'] = references
  const ended = (channel: string) =>
    deliveries
      .filter((one) => one.startsWith(`${channel}: `))
      .map((one) => one.slice(channel.length + 2))
      .join(', ')
  return {
    leads: leads.rows.length,
    enquiries: enquiries.rowCount ?? 0,
    references: references.size,
    crm: ended('crm'),
    'sales-email': ended('sales-email'),
    'customer-email': ended('customer-email'),
    contacts: site.crm.contacts.filter((contact) => contact.email === email).length,
    notes: site.crm.notes.filter(({ body }) => body.includes(reference)).length,
    salesMails: countMails(site, `lead-${reference}-sales-email@`),
    customerMails: countMails(site, `lead-${reference}-customer-email@`),
  }
}

const countMails = ({ smtp }: Site, messageId: string) =>
  smtp.mails.filter(({ mail }) => mail.messageId?.includes(messageId)).length
