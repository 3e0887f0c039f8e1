import type { FetchedEmail, IncomingMailbox } from '@/lib/integrations/mail/imap'

/**
 * A mailbox as an IMAP server keeps it (RFC 9051): numbers only grow, never return, and start again under another
 * UIDVALIDITY. Nothing else of it is known to who reads it.
 */
export function fakeMailbox(name = 'sales@mail.example.com/INBOX') {
  const state = { uidValidity: 1_700_000_000, uidNext: 1, emails: [] as FetchedEmail[] }
  const mailbox: IncomingMailbox = {
    name,
    async readOn({ from, take, stopping }) {
      const { uidValidity, uidNext } = state
      if (!from) return { uidValidity, lastUid: uidNext - 1, reachedAt: new Date() }
      const isSame = from.uidValidity === uidValidity
      const dayBefore = from.reachedAt.toISOString().slice(0, 10)
      const found = state.emails.filter(({ uid, receivedAt }) =>
        isSame ? uid > from.lastUid : receivedAt.toISOString().slice(0, 10) >= dayBefore,
      )
      for (const email of found) {
        if (stopping.aborted) return null
        await take(email, { uidValidity, lastUid: email.uid, reachedAt: email.receivedAt })
      }
      return null
    },
  }
  return {
    mailbox,
    /** An email arrives. `raw`: with LF line ends. */
    receive(raw: string, changes: Partial<FetchedEmail> = {}): void {
      const bytes = new TextEncoder().encode(raw.replaceAll('\n', '\r\n'))
      state.emails.push({ uid: state.uidNext, raw: bytes, isCut: false, receivedAt: new Date(), ...changes })
      state.uidNext += 1
    },
    /** The server numbers everything afresh, as after it has been restored. */
    renumber(): void {
      state.uidValidity += 1
      state.emails = state.emails.map((email, index) => ({ ...email, uid: index + 1 }))
      state.uidNext = state.emails.length + 1
    },
  }
}
