import type { Pool } from 'pg'

import { drawingInMessage } from '@/lib/calculators/designer/design-message'
import { designToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'

import { writeEmail } from '../emails/write-email'
import { findSharedDesign } from './shared-design'

/** The link with which the sales desk opens the drawing of an enquiry; null if it has none, or no longer. */
export async function drawingOfEnquiry(pool: Pool, enquiry: string): Promise<string | null> {
  const { rows } = await pool.query<Drawn>('select id, message from leads where reference = $1', [enquiry])
  const [lead] = rows
  const reference = referenceIn(lead)
  if (!lead || reference === null) return null
  const token = designToken({ reference, right: 'edit', renewed: 0 })
  return (await findSharedDesign(pool, token)) && `${sharedDesignPage(token)}?lead=${lead.id}`
}

type Drawn = { id: number; message: string | null }

/** The reference of the design that a lead is about. */
const referenceIn = (lead: Drawn | undefined) => drawingInMessage(lead?.message ?? '')

type Correction = { token: string; lead: number; version: number; note: string }
type Correcting = { correction: Correction; user: { id: number; name: string } }

const NOTE = `update shared_design_versions v set note = $3, updated_at = now() from shared_designs d
where d.id = $1 and v.shared_design_id = d.id and v.number = $2 and d.version = $2 and v.note is null`

/**
 * Notes on the newest version what the sales desk has corrected, and emails the customer of the lead that the drawing
 * came with. The same version is sent once, with its first note.
 */
export async function sendCorrection(
  pool: Pool,
  { correction, user }: Correcting,
): Promise<'sent' | 'missing' | 'overtaken' | 'not-sent'> {
  const { token, lead, version, note } = correction
  const found = await findSharedDesign(pool, token)
  const { rows } = await pool.query<Drawn>('select id, message from leads where id = $1', [lead])
  if (!found || found.right !== 'edit' || found.reference !== referenceIn(rows[0])) return 'missing'
  if (version !== found.version) return 'overtaken'
  const view = designToken({ reference: found.reference, right: 'view', renewed: found.renewed })
  const text = `${note}\n\nYour design with our correction, beside your own version:\n${new URL(sharedDesignPage(view), env.siteUrl).href}`
  const email = { lead, key: keyOf(found.reference, version), subject: 'Your heating design, corrected', text }
  const { outcome } = await writeEmail(pool, { email, user })
  if (outcome !== 'written') return 'not-sent'
  await pool.query(NOTE, [found.id, version, note])
  return 'sent'
}

/** A key of the email, from the reference of the design and the number of its version. */
const keyOf = (reference: string, version: number) =>
  `${reference.slice(0, -8)}${version.toString(16).padStart(8, '0').slice(-8)}`
