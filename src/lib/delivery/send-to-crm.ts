import type { Attempt, Sending } from './attempt'
import { crmContact, crmNote } from './messages/crm-note'
import { recordCrmContact } from './record'
import type { CrmDeps } from './settings'

/** The contact first, then the note about this lead. */
export async function sendToCrm({ pool, crm }: CrmDeps, { delivery: { lead }, signal }: Sending): Promise<Attempt> {
  if (!crm) return { kind: 'not-configured', problem: 'No CRM is set up' }
  const upserted = await crm.upsertContact(crmContact(lead), signal)
  if (!upserted.ok) return { kind: 'failed', failure: upserted }
  const { contactId } = upserted
  await recordCrmContact({ pool, leadId: lead.leadId, contactId })
  // The contact is recorded before its note is sent, so a lead without one has no note yet.
  const mayExist = lead.ghlContactId !== null
  const noted = await crm.addNote({ contactId, reference: lead.reference, text: crmNote(lead), mayExist }, signal)
  return noted.ok ? { kind: 'sent', providerId: contactId } : { kind: 'failed', failure: noted }
}
