import type { Outcome } from '../failure'

/** `phone` is E.164. `reference` is ours; the CRM keeps it beside the contact. */
export type CrmContact = {
  reference: string
  name: string
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  postcode: string | null
  source: string
}

/** `mayExist`: an earlier attempt may have left this note, so look before adding it. */
export type CrmNote = { contactId: string; reference: string; text: string; mayExist: boolean }

/** Where sales keep their contacts. Each call ends when its signal does, as a failure that is worth another try. */
export type Crm = {
  /** Makes the contact, or brings the one with this e-mail or phone up to date. */
  upsertContact(contact: CrmContact, signal: AbortSignal): Promise<Outcome<{ contactId: string }>>
  addNote(note: CrmNote, signal: AbortSignal): Promise<Outcome<object>>
}
