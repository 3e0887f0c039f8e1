import { mailBody } from '@/lib/delivery/messages/mail-body'
import type { Block } from '@/lib/delivery/messages/mail-content'
import { INBOX_VIEWS, type InboxViewName } from '@/lib/domain/leads/inbox-views'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { DIGEST, type NoticeEvent } from '@/lib/domain/staff/notices'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import type { Mailbox } from '@/lib/platform/mailbox'

/** An email to a colleague that is due. `counts`: what the views hold for them, for the summary of the day alone. */
export type DueNotice = {
  id: number
  event: NoticeEvent | typeof DIGEST
  attempts: number
  name: string
  email: string
  leadId: number | null
  reference: string | null
  dueAt: Date | null
  counts: Record<InboxViewName, number> | null
  now: Date
}

/** What each event is called in a subject, which says nothing about the customer but the reference. */
const SUBJECTS: Record<NoticeEvent, string> = {
  new: 'New enquiry',
  assigned: 'Given to you',
  question: 'The customer has written',
  accepted: 'Quote accepted',
  'due-soon': 'Due in five minutes',
  overdue: 'Reply is late',
}

const HAS_PROMISE: readonly string[] = ['new', 'assigned', 'due-soon', 'overdue'] satisfies NoticeEvent[]

type Texts = { siteUrl: string; sales: Mailbox; particulars: string }

/** The email about one event, or the summary of the day. */
export function noticeMail({ siteUrl, sales, particulars, ...notice }: DueNotice & Texts): MailMessage {
  const { id, event, attempts, name, email, reference } = notice
  const subject = event === DIGEST ? 'Your inbox today' : `${SUBJECTS[event]}: ${reference}`
  return {
    reference: `notice-${id}`,
    channel: 'staff-notice',
    to: { name, address: email },
    replyTo: sales,
    subject,
    attempt: attempts,
    ...mailBody({
      siteUrl,
      title: subject,
      blocks: [
        ...(event === DIGEST ? digestBlocks(notice, siteUrl) : eventBlocks(notice, siteUrl)),
        { kind: 'text', text: 'Choose your notifications in your account.' },
        { kind: 'small', text: particulars },
      ],
    }),
  }
}

function eventBlocks({ event, leadId, dueAt, now }: DueNotice, siteUrl: string): Block[] {
  const isPromised = dueAt !== null && HAS_PROMISE.includes(event)
  return [
    ...(isPromised ? [{ kind: 'text', text: `A reply was promised ${describeDue(dueAt, now)}.` } as const] : []),
    { kind: 'action', text: 'Open it in the inbox', href: `${siteUrl}/admin/inbox?lead=${leadId}` },
  ]
}

/** Every view with as many leads as its list has. Samples are no work. */
function digestBlocks({ counts }: DueNotice, siteUrl: string): Block[] {
  const views = INBOX_VIEWS.filter(({ value }) => value !== 'training')
  return [
    {
      kind: 'table',
      rows: views.map(({ value, label }) => ({ label, value: String(counts?.[value] ?? 0) })),
    },
    { kind: 'action', text: 'Open the inbox', href: `${siteUrl}/admin/inbox` },
  ]
}
