import type { Outcome } from '../failure'

/** `phone` is E.164. `reference` is ours and stored with the contact. */
export type CrmContact = {
  reference: string
  /** Absent: an existing contact keeps its name. */
  name?: string
  firstName?: string | null
  lastName?: string | null
  email: string | null
  phone: string | null
  postcode: string | null
  /** Consent to offers and news by email, given or withdrawn. Null: the CRM keeps its value. */
  marketingConsent: 'Yes' | 'No' | null
  source: string
}

/** `mayExist`: an earlier attempt may have added this note, so check first. */
export type CrmNote = { contactId: string; reference: string; text: string; mayExist: boolean }

/** What a contact has of what we sent; `reference` and `marketingConsent` are in fields of our own. */
type StoredContact = { email: string | null; reference: string | null; marketingConsent: string | null }

/** The sales CRM. When its signal aborts, a call ends as a retryable failure. */
export type Crm = {
  /** Creates the contact, or updates the one with the same email or phone. */
  upsertContact(contact: CrmContact, signal: AbortSignal): Promise<Outcome<{ contactId: string }>>
  readContact(contactId: string, signal: AbortSignal): Promise<Outcome<StoredContact>>
  addNote(note: CrmNote, signal: AbortSignal): Promise<Outcome<object>>
  /** Deletes the contact with everything attached to it. Succeeds if there is none. */
  deleteContact(contactId: string, signal: AbortSignal): Promise<Outcome<object>>
  /** Deletes the notes about one lead and keeps the contact. Succeeds if there are none. */
  deleteNotes(notes: { contactId: string; reference: string }, signal: AbortSignal): Promise<Outcome<object>>
}
