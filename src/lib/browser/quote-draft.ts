import { openSessionDraft, saveSessionDraft } from './session-drafts'

/** The unfinished quote request of this tab. */
export const QUOTE_DRAFT = 'quote-request-draft'

/**
 * Puts a message in the unfinished quote request, where the visitor reads it before it is sent. It takes the place of an
 * earlier one with the same title; anything else that was typed is kept below it.
 */
export function carryToQuote({ title, message }: { title: string; message: string }): void {
  const draft = openSessionDraft(QUOTE_DRAFT)
  const typed = [draft.values['message'] ?? ''].flat().join('\n')
  const own = typed.startsWith(title) || typed === '' ? '' : `\n\n${typed}`
  saveSessionDraft(QUOTE_DRAFT, { ...draft, values: { ...draft.values, message: `${message}${own}` } })
}
