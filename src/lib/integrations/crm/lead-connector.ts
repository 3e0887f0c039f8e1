import { z } from 'zod'

import { now } from '@/lib/platform/clock'

import { createBreaker } from '../breaker'
import { transientFailure, type Outcome } from '../failure'
import type { Crm, CrmContact, CrmNote } from './crm'
import { callLeadConnector, type LeadConnectorAccess, type LeadConnectorCall } from './lead-connector-http'

export type LeadConnectorSettings = LeadConnectorAccess & { locationId: string }

type SendRequest = (call: LeadConnectorCall) => ReturnType<typeof callLeadConnector>

const upsertAnswer = z.object({ contact: z.object({ id: z.string().min(1) }) })
const notesAnswer = z.object({ notes: z.array(z.object({ body: z.string().nullish() })) })

/** LeadConnector (GoHighLevel) API v2. */
export function createLeadConnector(settings: LeadConnectorSettings): Crm {
  const guard = createBreaker(now)
  const request: SendRequest = (call) => guard(() => callLeadConnector(settings, call))
  return {
    async upsertContact(contact, signal) {
      const answer = await request({
        method: 'POST',
        path: '/contacts/upsert',
        body: contactBody(settings.locationId, contact),
        signal,
      })
      if (!answer.ok) return answer
      const read = upsertAnswer.safeParse(answer.body)
      return read.success
        ? { ok: true, contactId: read.data.contact.id }
        : transientFailure('The CRM gave no contact id')
    },

    async addNote(note, signal) {
      if (note.mayExist) {
        const found = await findNote(request, note, signal)
        if (!found.ok && !found.permanent) return found
        // Notes that can never be read cannot be compared; a note twice is better than none.
        if (found.ok && found.exists) return { ok: true }
      }
      return request({ method: 'POST', path: notesPath(note), body: { body: note.text }, signal })
    },
  }
}

async function findNote(
  request: SendRequest,
  note: CrmNote,
  signal: AbortSignal,
): Promise<Outcome<{ exists: boolean }>> {
  const answer = await request({ method: 'GET', path: notesPath(note), signal })
  if (!answer.ok) return answer
  const read = notesAnswer.safeParse(answer.body)
  if (!read.success) return transientFailure('The CRM gave no list of notes')
  return { ok: true, exists: read.data.notes.some(({ body }) => body?.includes(note.reference)) }
}

const notesPath = ({ contactId }: CrmNote) => `/contacts/${encodeURIComponent(contactId)}/notes`

// No tags: an upsert replaces every tag that sales gave the contact.
const contactBody = (locationId: string, contact: CrmContact) => ({
  locationId,
  name: contact.name,
  firstName: contact.firstName ?? undefined,
  lastName: contact.lastName ?? undefined,
  email: contact.email ?? undefined,
  phone: contact.phone ?? undefined,
  postalCode: contact.postcode ?? undefined,
  source: contact.source,
  customFields: [{ key: 'powerboard_reference', field_value: contact.reference }],
})
