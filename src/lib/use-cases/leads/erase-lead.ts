import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { CRM_CONTACT } from '@/lib/delivery/store/record'
import type { CrmErasure } from '@/lib/domain/leads/crm-erasure'
import type { Lead } from '@/lib/generated/payload-types'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { now } from '@/lib/platform/clock'
import { transactionOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

import { returnOrderGoods } from '../orders/return-order-goods'

/** By then any send already in progress has ended, so it cannot recreate the contact. */
const SEND_IN_PROGRESS_MS = 60_000

/**
 * Erases everything kept for a lead except the lead itself, and writes the receipt, in the transaction that deletes the
 * lead. A worker then deletes its copy in the CRM. An accepted quote stays without its lead: it is a contract.
 */
export async function eraseLead(req: PayloadRequest, leadId: number): Promise<void> {
  const crmWasTried = await lockDeliveries(req, leadId)
  const lead = await req.payload.findByID({ collection: 'leads', id: leadId, depth: 0, overrideAccess: true, req }) // the caller may delete it
  const crm: CrmErasure = lead.ghlContactId ? 'waiting' : crmWasTried ? 'check-by-hand' : 'nothing-there'
  const crmContacts = await crmContactsOf(req, lead)
  const ofLead: Where = { lead: { equals: leadId } }
  const receipt = {
    leadId,
    erasedBy: req.user?.id ?? null,
    erasedByName: req.user?.name ?? 'Automatic, after the period for which it is kept',
    quotes: await removeAll(req, 'quotes', { and: [ofLead, { state: { not_equals: 'accepted' } }] }),
    quotesKept: await countKeptQuotes(req, leadId),
    deliveries: await removeAll(req, 'deliveries', ofLead),
    timelineEntries: await removeAll(req, 'lead-events', ofLead),
    enquiries: await removeEnquiry(req, lead.enquiry),
    crm,
    ...(crm === 'check-by-hand' && { reference: lead.reference }),
    ...(crm === 'waiting' && {
      crmContactId: crmContacts.join(' '),
      reference: lead.reference,
      nextAttemptAt: new Date(now().getTime() + SEND_IN_PROGRESS_MS).toISOString(),
    }),
  }
  const db = await transactionOf(req)
  await db.execute(sql`delete from arriving_files where lead_id = ${leadId}`)
  await db.execute(sql`delete from lead_tasks where lead_id = ${leadId}`)
  await db.execute(sql`delete from lead_documents where lead_id = ${leadId}`)
  await db.execute(sql`delete from lead_photos where lead_id = ${leadId}`)
  await db.execute(sql`delete from card_sessions where reference = ${lead.reference}`)
  await db.execute(sql`delete from idempotency_keys where reference = ${lead.reference}`)
  const savedMails = await deleteSavedMails({ dataDir: env.dataDir, references: [lead.reference] })
  await req.payload.create({ collection: 'erasures', data: { ...receipt, savedMails }, overrideAccess: true, req }) // created only here
}

async function countKeptQuotes(req: PayloadRequest, leadId: number): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from quotes where lead_id = ${leadId}`,
  )
  return rows[0]?.count ?? 0
}

/** Stops workers from sending anything more. Returns whether the CRM has been tried. */
async function lockDeliveries(req: PayloadRequest, leadId: number): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ channel: string; attempts: number }>(
    sql`select channel::text as channel, attempts::int as attempts from deliveries where lead_id = ${leadId} for update`,
  )
  return rows.some(({ channel, attempts }) => channel === 'crm' && attempts > 0)
}

/** The contact of a lead in the CRM, and those it had there before a correction. */
async function crmContactsOf(req: PayloadRequest, { id, ghlContactId }: Lead): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ contact: string }>(
    sql`select distinct "from" as contact from lead_events where lead_id = ${id} and subject = ${CRM_CONTACT}`,
  )
  return [...new Set([...(ghlContactId ? [ghlContactId] : []), ...rows.map(({ contact }) => contact)])]
}

async function removeEnquiry(req: PayloadRequest, enquiry: Lead['enquiry']): Promise<number> {
  if (!enquiry) return 0
  const id = typeof enquiry.value === 'number' ? enquiry.value : enquiry.value.id
  if (enquiry.relationTo === 'orders' && !(await releaseOrder(req, id))) return 0
  return removeAll(req, enquiry.relationTo, { id: { equals: id } })
}

/**
 * Puts the goods of an unpaid order back into stock, so that it can be deleted. Returns false for an order with an
 * invoice: it is a VAT record, which the law requires us to keep for six years (VAT Notice 700/21).
 */
async function releaseOrder(req: PayloadRequest, id: number): Promise<boolean> {
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true, req }) // as above
  if (typeof order.invoiceNumber === 'number') return false
  if (order.state === 'awaiting-payment') await returnOrderGoods(req, id)
  return true
}

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
