import type { Crm } from '@/lib/integrations/crm/crm'
import type { Outcome } from '@/lib/integrations/failure'

import type { Attempt, Sending } from './attempt'
import { crmContact, crmNote, noteReference } from './messages/crm-note'
import { noteOutcome } from './outages/note-outcome'
import { SAMPLE } from './samples'
import type { DeliveredLead } from './store/claim'
import { recordCrmContact } from './store/record'
import type { CrmDeps } from './store/settings'

/** Sends the contact, then the note about this lead. */
export async function sendToCrm(deps: CrmDeps, { delivery: { lead }, signal }: Sending): Promise<Attempt> {
  if (lead.isSample) return { kind: 'sent', providerId: SAMPLE }
  if (!deps.crm) return { kind: 'not-configured', problem: 'No CRM is configured' }
  const sent = await sendContactAndNote({ ...deps, crm: deps.crm }, lead, signal)
  await noteOutcome(deps, 'crm', sent)
  return sent.ok ? { kind: 'sent', providerId: sent.contactId } : { kind: 'failed', failure: sent }
}

async function sendContactAndNote(
  { pool, crm }: CrmDeps & { crm: Crm },
  lead: DeliveredLead,
  signal: AbortSignal,
): Promise<Outcome<{ contactId: string }>> {
  const upserted = await crm.upsertContact(crmContact(lead), signal)
  if (!upserted.ok) return upserted
  const { contactId } = upserted
  await recordCrmContact({ pool, leadId: lead.leadId, contactId })
  // The contact is recorded before its note is sent, so a lead without one has no note yet.
  const mayExist = lead.ghlContactId !== null
  const noted = await crm.addNote({ contactId, reference: noteReference(lead), text: crmNote(lead), mayExist }, signal)
  return noted.ok ? upserted : noted
}
