import { openSessionDraft, saveSessionDraft } from './session-drafts'
import type { TypedInput } from './typed-input'

/** Storage key of the unfinished quote request in this tab. */
export const QUOTE_DRAFT = 'quote-request-draft'

/** `isOurs` recognises lines of an earlier version of the text, to be replaced. */
export type Carried = { text: string; isOurs: (line: string) => boolean }

/**
 * Inserts text at the top of the message in the unfinished quote request, where the visitor sees it before sending.
 * Keeps what the visitor typed below it.
 */
export function carryToQuote({ text, isOurs }: Carried): void {
  const draft = openSessionDraft(QUOTE_DRAFT)
  const typed = [draft.values.message ?? ''].flat().join('\n')
  const others = typed.split('\n').filter((line) => !isOurs(line))
  const message = [text, others.join('\n').trim()].filter(Boolean).join('\n\n')
  saveSessionDraft(QUOTE_DRAFT, { ...draft, values: { ...draft.values, message } })
}

const CONTACT_DETAILS = ['firstName', 'lastName', 'email', 'phone', 'postcode', 'message']

/** Fills the unfinished quote request with contact details that were typed into another form. */
export function carryContactDetails(typed: TypedInput): void {
  const entered = [...typed.values()].filter(({ name, value }) => CONTACT_DETAILS.includes(name) && value !== '')
  if (entered.length === 0) return
  const draft = openSessionDraft(QUOTE_DRAFT)
  const values = Object.fromEntries(entered.map(({ name, value }) => [name, value]))
  saveSessionDraft(QUOTE_DRAFT, { ...draft, values: { ...draft.values, ...values } })
}
