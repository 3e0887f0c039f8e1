import { now } from '@/lib/platform/clock'
import { contactResponse, noteResponse, notesResponse, storedContactResponse } from '@/lib/schemas/crm-responses'

import { createBreaker } from '../breaker'
import { type Failure, type Outcome, transientFailure } from '../failure'
import type { Crm, CrmContact, CrmNote } from './crm'
import { type CustomFieldIds, customFieldIds } from './custom-fields'
import { callLeadConnector, type LeadConnectorAccess, type SendRequest } from './lead-connector-http'

export type LeadConnectorSettings = LeadConnectorAccess & { locationId: string }

/** LeadConnector (GoHighLevel) API v2. */
export function createLeadConnector(settings: LeadConnectorSettings): Crm {
  const guard = createBreaker(now)
  const request: SendRequest = (call) => guard(() => callLeadConnector(settings, call))
  const fieldIds = customFieldIds(request, settings.locationId)
  return {
    async upsertContact(contact, signal) {
      const fields = await fieldIds(signal)
      if (!fields.ok) return fields
      const response = await request({
        method: 'POST',
        path: '/contacts/upsert',
        body: contactBody({ locationId: settings.locationId, contact, ids: fields.ids }),
        signal,
      })
      if (!response.ok) return response
      const read = contactResponse.safeParse(response.body)
      return read.success
        ? { ok: true, contactId: read.data.contact.id }
        : transientFailure('The CRM did not return a contact id')
    },

    async readContact(contactId, signal) {
      const fields = await fieldIds(signal)
      if (!fields.ok) return fields
      const response = await request({ method: 'GET', path: `/contacts/${encodeURIComponent(contactId)}`, signal })
      if (!response.ok) return response
      const read = storedContactResponse.safeParse(response.body)
      if (!read.success) return transientFailure('The CRM did not return a contact')
      const { email, customFields } = read.data.contact
      const valueOf = (id: string) => customFields?.find((field) => field.id === id)?.value ?? null
      return {
        ok: true,
        email: email ?? null,
        reference: valueOf(fields.ids.powerboard_reference),
        marketingConsent: valueOf(fields.ids.powerboard_marketing_consent),
      }
    },

    async addNote(note, signal) {
      if (note.mayExist) {
        const found = await notesAbout(request, note, signal)
        if (!found.ok && !found.permanent) return found
        // If the notes cannot be read, add it anyway; a duplicate is better than no note.
        if (found.ok && found.ids.length > 0) return { ok: true }
      }
      const response = await request({ method: 'POST', path: notesPath(note), body: { body: note.text }, signal })
      if (!response.ok) return response
      // A maintenance page may also return 200; only a note with an id has been saved.
      return noteResponse.safeParse(response.body).success
        ? { ok: true }
        : transientFailure('The CRM did not return a note id')
    },

    deleteContact: (contactId, signal) => remove(request, `/contacts/${encodeURIComponent(contactId)}`, signal),

    async deleteNotes(about, signal) {
      const found = await notesAbout(request, about, signal)
      if (!found.ok) return isGone(found) ? { ok: true } : found
      for (const id of found.ids) {
        const removed = await remove(request, `${notesPath(about)}/${encodeURIComponent(id)}`, signal)
        if (!removed.ok) return removed
      }
      return { ok: true }
    },
  }
}

type NotesAbout = Pick<CrmNote, 'contactId' | 'reference'>

async function notesAbout(
  request: SendRequest,
  about: NotesAbout,
  signal: AbortSignal,
): Promise<Outcome<{ ids: string[] }>> {
  const response = await request({ method: 'GET', path: notesPath(about), signal })
  if (!response.ok) return response
  const read = notesResponse.safeParse(response.body)
  if (!read.success) return transientFailure('The CRM did not return a list of notes')
  return { ok: true, ids: read.data.notes.filter(({ body }) => body?.includes(about.reference)).map(({ id }) => id) }
}

async function remove(request: SendRequest, path: string, signal: AbortSignal): Promise<Outcome<object>> {
  const response = await request({ method: 'DELETE', path, signal })
  return response.ok || isGone(response) ? { ok: true } : response
}

/** LeadConnector responds with 404, or 400 with these words, if something does not exist. */
const isGone = ({ permanent, problem }: Failure) => permanent && /answered 404|not found/i.test(problem)

const notesPath = ({ contactId }: NotesAbout) => `/contacts/${encodeURIComponent(contactId)}/notes`

type ContactBody = { locationId: string; contact: CrmContact; ids: CustomFieldIds }

// No tags: an upsert would replace those that sales have set.
const contactBody = ({ locationId, contact, ids }: ContactBody) => ({
  locationId,
  name: contact.name,
  firstName: contact.firstName ?? undefined,
  lastName: contact.lastName ?? undefined,
  email: contact.email ?? undefined,
  phone: contact.phone ?? undefined,
  postalCode: contact.postcode ?? undefined,
  source: contact.source,
  customFields: [
    { id: ids.powerboard_reference, field_value: contact.reference },
    ...(contact.marketingConsent
      ? [{ id: ids.powerboard_marketing_consent, field_value: contact.marketingConsent }]
      : []),
  ],
})
