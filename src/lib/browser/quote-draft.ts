import { openSessionDraft, saveSessionDraft } from './session-drafts'

/** The unfinished quote request of this tab. */
export const QUOTE_DRAFT = 'quote-request-draft'

/** `isOurs` recognises the lines of an earlier version of the text, which this one replaces. */
export type Carried = { text: string; isOurs: (line: string) => boolean }

/**
 * Puts a text at the top of the message in the unfinished quote request, where the visitor reads it before it is sent.
 * What the visitor typed is kept below it.
 */
export function carryToQuote({ text, isOurs }: Carried): void {
  const draft = openSessionDraft(QUOTE_DRAFT)
  const typed = [draft.values.message ?? ''].flat().join('\n')
  const others = typed.split('\n').filter((line) => !isOurs(line))
  const message = [text, others.join('\n').trim()].filter(Boolean).join('\n\n')
  saveSessionDraft(QUOTE_DRAFT, { ...draft, values: { ...draft.values, message } })
}
