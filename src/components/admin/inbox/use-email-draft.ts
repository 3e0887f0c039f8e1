import { useState } from 'react'

import { newKey } from '@/lib/browser/new-key'
import type { InboxRecord } from '@/lib/inbox/inbox'

/** `key`: the same for every attempt to send it. */
export type EmailDraft = { key: string; subject: string; text: string; reason: string }

/** What has been written and not sent, by lead, while the page is open: opening another lead loses nothing. */
const drafts = new Map<number, EmailDraft>()

const newDraft = (reference: string): EmailDraft => ({
  key: newKey(),
  subject: `Your enquiry ${reference}`,
  text: '',
  reason: '',
})

/** The email to the customer of a lead that is being written. */
export function useEmailDraft({ id, reference }: Pick<InboxRecord, 'id' | 'reference'>) {
  const [draft, setDraft] = useState(() => drafts.get(id) ?? newDraft(reference))
  const change = (changes: Partial<EmailDraft>) => {
    const changed = { ...draft, ...changes }
    drafts.set(id, changed)
    setDraft(changed)
  }
  return { draft, change, forget: () => drafts.delete(id) }
}
