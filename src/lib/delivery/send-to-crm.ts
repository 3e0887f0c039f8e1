import type { Attempt, Sending } from './attempt'
import { crmContact, crmNote, noteReference } from './messages/crm-note'
import { recordCrmContact } from './store/record'
import type { CrmDeps } from './store/settings'

/** Sends the contact, then the note about this lead. */
export async function sendToCrm({ pool, crm }: CrmDeps, { delivery: { lead }, signal }: Sending): Promise<Attempt> {
  if (!crm) return { kind: 'not-configured', problem: 'No CRM is configured' }
  const upserted = await crm.upsertContact(crmContact(lead), signal)
  if (!upserted.ok) return { kind: 'failed', failure: upserted }
  const { contactId } = upserted
  await recordCrmContact({ pool, leadId: lead.leadId, contactId })
  // The contact is recorded before its note is sent, so a lead without one has no note yet.
  const mayExist = lead.ghlContactId !== null
  const noted = await crm.addNote({ contactId, reference: noteReference(lead), text: crmNote(lead), mayExist }, signal)
  return noted.ok ? { kind: 'sent', providerId: contactId } : { kind: 'failed', failure: noted }
}
