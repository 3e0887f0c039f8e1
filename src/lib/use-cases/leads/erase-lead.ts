import { and, count, eq } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { auditRequest } from '@/lib/accounts/record-audit'
import { CRM_CONTACT } from '@/lib/delivery/store/record'
import type { CrmErasure } from '@/lib/domain/leads/crm-erasure'
import type { Lead } from '@/lib/generated/payload-types'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { leadErased } from '@/lib/people/restore-notes'
import { arrivingFiles } from '@/lib/platform/arriving-files-tables'
import { now } from '@/lib/platform/clock'
import { tablesOf, transactionOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { idempotencyKeys } from '@/lib/platform/idempotency-table'
import { leadDocuments } from '@/lib/platform/lead-documents-table'
import { leadEmails } from '@/lib/platform/lead-emails-table'
import { leadPhotos } from '@/lib/platform/lead-photos-table'
import { cardSessions } from '@/lib/platform/payment-tables'
import { staffNotices } from '@/lib/platform/staff-notices-table'

import { noteForRestore } from '../people/note-for-restore'
import { rememberObjection } from '../people/objections'
import { releasePerson } from '../people/release-person'

const BY_RETENTION = 'Automatic, after the period for which it is kept'

/** Who erases: a colleague, or the command in whose name this is done. */
const eraserIn = ({ user, context }: PayloadRequest): string =>
  user?.name ?? String(context.erasedByName ?? BY_RETENTION)

/** By then any send already in progress has ended, so it cannot recreate the contact. */
const SEND_IN_PROGRESS_MS = 60_000

/**
 * Erases everything kept for a lead except the lead itself, and writes the receipt, in the transaction that deletes the
 * lead. A worker then deletes its copy in the CRM. An accepted quote stays without its lead: it is a contract.
 */
export async function eraseLead(req: PayloadRequest, leadId: number): Promise<void> {
  await lockLead(req, leadId)
  const crmWasTried = await lockDeliveries(req, leadId)
  const lead = await req.payload.findByID({ collection: 'leads', id: leadId, depth: 0, overrideAccess: true, req }) // the caller may delete it
  const crm: CrmErasure = lead.ghlContactId ? 'waiting' : crmWasTried ? 'check-by-hand' : 'nothing-there'
  const crmContacts = await crmContactsOf(req, lead)
  const ofLead: Where = { lead: { equals: leadId } }
  const receipt = {
    leadId,
    erasedBy: req.user?.id ?? null,
    erasedByName: eraserIn(req),
    quotes: await removeAll(req, 'quotes', erasedQuotes(lead)),
    quotesKept: await countKeptQuotes(req, leadId),
    deliveries: await removeAll(req, 'deliveries', ofLead),
    timelineEntries: await removeAll(req, 'lead-events', ofLead),
    enquiries:
      (await removeAll(req, 'reviews', { reference: { equals: lead.reference } })) +
      (await removeAll(req, 'orders', erasedOrder(lead.reference))) +
      (await removeEnquiry(req, lead.enquiry)),
    crm,
    ...(crm === 'check-by-hand' && { reference: lead.reference }),
    ...(crm === 'waiting' && {
      crmContactId: crmContacts.join(' '),
      reference: lead.reference,
      nextAttemptAt: new Date(now().getTime() + SEND_IN_PROGRESS_MS).toISOString(),
    }),
  }
  const db = await transactionOf(req)
  const { lead_tasks: tasks } = tablesOf(req.payload)
  await db.delete(tasks).where(eq(tasks.lead, leadId))
  for (const table of [arrivingFiles, leadDocuments, leadEmails, leadPhotos, staffNotices])
    await db.delete(table).where(eq(table.leadId, leadId))
  for (const table of [cardSessions, idempotencyKeys]) await db.delete(table).where(eq(table.reference, lead.reference))
  await releasePerson(req, leadId)
  if (lead.email && lead.consent?.marketingWithdrawnAt) await rememberObjection(req, lead.email)
  if (lead.isSample) return // it was about nobody, so there is nothing to prove
  await noteForRestore(req, [leadErased(lead.reference)])
  const savedMails = await deleteSavedMails({ dataDir: env.dataDir, references: [lead.reference] })
  await req.payload.create({ collection: 'erasures', data: { ...receipt, savedMails }, overrideAccess: true, req }) // created only here
  await auditRequest(req, { action: 'data-erased', what: `Lead ${leadId}` })
}

/** An accepted quote is a contract, unless it was made to practise. */
const erasedQuotes = ({ id, isSample }: Lead): Where =>
  isSample ? { lead: { equals: id } } : { and: [{ lead: { equals: id } }, { state: { not_equals: 'accepted' } }] }

async function countKeptQuotes(req: PayloadRequest, leadId: number): Promise<number> {
  const db = await transactionOf(req)
  const { quotes } = tablesOf(req.payload)
  const [kept] = await db.select({ count: count() }).from(quotes).where(eq(quotes.lead, leadId))
  return kept?.count ?? 0
}

/** Makes whoever writes a review of the order wait, and then find no lead. Before all else, as they lock it first too. */
async function lockLead(req: PayloadRequest, leadId: number): Promise<void> {
  const db = await transactionOf(req)
  const { leads } = tablesOf(req.payload)
  await db.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('update')
}

/** Stops workers from sending anything more. Returns whether the CRM has been tried. */
async function lockDeliveries(req: PayloadRequest, leadId: number): Promise<boolean> {
  const db = await transactionOf(req)
  const { deliveries } = tablesOf(req.payload)
  const locked = await db
    .select({ channel: deliveries.channel, attempts: deliveries.attempts })
    .from(deliveries)
    .where(eq(deliveries.lead, leadId))
    .for('update')
  return locked.some(({ channel, attempts }) => channel === 'crm' && Number(attempts) > 0)
}

/** The contact of a lead in the CRM, and those it had there before a correction. */
async function crmContactsOf(req: PayloadRequest, { id, ghlContactId }: Lead): Promise<string[]> {
  const db = await transactionOf(req)
  const { lead_events: events } = tablesOf(req.payload)
  const earlier = await db
    .select({ contact: events.from })
    .from(events)
    .where(and(eq(events.lead, id), eq(events.subject, CRM_CONTACT)))
  return [...new Set([ghlContactId, ...earlier.map(({ contact }) => contact)])].flatMap((contact) => contact || [])
}

async function removeEnquiry(req: PayloadRequest, enquiry: Lead['enquiry']): Promise<number> {
  if (!enquiry || enquiry.relationTo === 'orders') return 0
  const id = typeof enquiry.value === 'number' ? enquiry.value : enquiry.value.id
  return removeAll(req, enquiry.relationTo, { id: { equals: id } })
}

/**
 * The order of a lead has its reference, whether it is from the store or from a quote. One with an invoice stays: it is a
 * VAT record, which the law requires us to keep for six years (VAT Notice 700/21).
 */
const erasedOrder = (reference: string): Where => ({
  and: [{ reference: { equals: reference } }, { invoiceNumber: { exists: false } }],
})

async function removeAll(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  const { docs, errors } = await req.payload.delete({
    collection,
    where,
    depth: 0,
    overrideAccess: true, // permission to delete the lead includes everything kept for it
    req,
  })
  if (errors.length > 0) throw new Error(`${errors.length} ${collection} of a lead could not be deleted`)
  return docs.length
}
