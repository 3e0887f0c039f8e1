import { leadNoun } from '@/lib/domain/leads/lead-kinds'
import { type LeadNews, leadNews } from '@/lib/domain/leads/lead-news'
import { isReplyPromised } from '@/lib/domain/leads/reply-promise'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'

import type { DeliveredLead } from '../store/claim'
import type { DeliverySettings } from '../store/settings'
import { leadRows } from './lead-rows'
import { mailBody } from './mail-body'
import type { Block } from './mail-content'
import { plainLine } from './plain-line'

const SENT_AGAIN = 'You may have received this email already: sending was interrupted.'

/** Notifies the sales inbox of a lead; replies go to the customer. */
export function salesMail({
  settings,
  lead,
  now,
  mayHaveArrived = false,
  lastSentAt = null,
}: {
  settings: DeliverySettings
  lead: DeliveredLead
  now: Date
  mayHaveArrived?: boolean
  lastSentAt?: Date | null
}): MailMessage {
  const news = leadNews(lead.changes, lastSentAt)
  const title = titleOf(lead, news?.news ?? null)
  const name = plainLine(lead.name)
  const from = [name, plainLine(lead.postcode ?? '')].filter(Boolean).join(', ')
  const call: Block[] =
    lead.phoneE164 && !lead.isWithdrawn
      ? [{ kind: 'action', text: `Call ${plainLine(lead.phone ?? lead.phoneE164)}`, href: `tel:${lead.phoneE164}` }]
      : []
  return {
    reference: lead.reference,
    // Each change needs its own Message-ID, so that mail servers do not drop the email as a duplicate.
    channel: lead.changes.length === 0 ? 'sales-email' : `sales-email-${lead.changes.length}`,
    to: settings.sales,
    replyTo: lead.email === null ? null : { name, address: lead.email },
    subject: `${title} ${lead.reference} from ${from}`,
    ...mailBody({
      siteUrl: settings.siteUrl,
      title,
      blocks: [
        ...(news ? [{ kind: 'text', text: `${news.change.label}: ${news.change.value}` } as const] : []),
        { kind: 'text', text: `${lead.reference}. ${dueLine(lead, { now, news: news?.news ?? null })}` },
        ...(mayHaveArrived ? [{ kind: 'text', text: SENT_AGAIN } as const] : []),
        ...call,
        { kind: 'table', rows: leadRows(lead) },
        { kind: 'link', text: 'Open the lead', href: `${settings.siteUrl}/admin/collections/leads/${lead.leadId}` },
      ],
    }),
  }
}

function titleOf(lead: DeliveredLead, news: LeadNews | null): string {
  if (lead.isWithdrawn) return `Withdrawn: ${leadNoun(lead)}`
  switch (news) {
    case 'accepted':
      return 'Accepted: quote'
    case 'declined':
      return 'Declined: quote'
    case 'question':
      return 'Question about quote'
    case 'changed':
      return `Changed: ${leadNoun(lead)}`
    case null:
      return `New ${leadNoun(lead)}`
  }
}

function dueLine(lead: DeliveredLead, { now, news }: { now: Date; news: LeadNews | null }): string {
  if (lead.isWithdrawn) return 'The customer has withdrawn it. Please do not call.'
  if (news === 'accepted') return 'Book the survey and agree the fitting date.'
  if (news === 'declined') return 'No reply is needed.'
  if (news === 'question' || isReplyPromised(lead)) return `We promised a reply ${describeDue(lead.dueAt, now)}.`
  return lead.kind === 'order'
    ? 'Record its progress under Orders.'
    : 'They left no phone number, and we told them we wouldn’t call.'
}
