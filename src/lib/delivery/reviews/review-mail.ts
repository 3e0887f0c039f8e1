import { WITHHOLDING_REASONS, type WithholdingReason } from '@/lib/domain/reviews/review-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { uncapital } from '@/lib/domain/text/uncapital'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import type { Db } from '@/lib/platform/database'
import { reviewRefusal } from '@/lib/routing/endpoints'
import { orderReview } from '@/lib/routing/enquiry-routes'

import { QUESTIONS } from '../messages/customer-blocks'
import { greeting } from '../messages/greeting'
import { mailBody } from '../messages/mail-body'
import type { Block } from '../messages/mail-content'
import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'

/** `sentAt`: of the words that are withheld. */
export type Withheld = { reason: WithholdingReason; sentAt: Date }

type ReviewMail = {
  settings: DeliverySettings
  lead: DeliveredLead & { email: string }
  house: CompanyContact
  /** Token of the customer's link to the order. */
  token: string
  /** Null in the request for a review. */
  withheld: Withheld | null
}

/** The reason why the review of an order is withheld; null if it no longer is. */
export async function readWithheld(pool: Db, reference: string): Promise<Withheld | null> {
  const { rows } = await pool.query<Withheld>(
    `select withholding_reason as reason, sent_at as "sentAt" from reviews where reference = $1 and state = 'withheld'`,
    [reference],
  )
  return rows[0] ?? null
}

/** Asks for a review, once; or says why one is withheld, and what its author can do. */
export function reviewMail({ settings, lead, house, token, withheld }: ReviewMail): MailMessage {
  const { siteUrl } = settings
  const page = `${siteUrl}${orderReview(token)}`
  const title = withheld ? 'We cannot publish your review' : 'What would you tell others?'
  const blocks = withheld ? withheldBlocks(withheld, page) : invitationBlocks(page)
  return {
    reference: lead.reference,
    // What is written anew and withheld again needs its own Message-ID.
    channel: withheld ? `review-withheld-${withheld.sentAt.getTime()}` : 'review-invitation',
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `${title}: ${lead.reference}`,
    ...(withheld === null && { unsubscribeUrl: `${siteUrl}${reviewRefusal(token)}` }),
    ...mailBody({
      siteUrl,
      title,
      blocks: [{ kind: 'text', text: greeting(lead) }, ...blocks, { kind: 'small', text: house.particulars }],
    }),
  }
}

const invitationBlocks = (page: string): Block[] => [
  {
    kind: 'text',
    text: 'You bought from us some weeks ago. How was it? A few words help others to decide, and you need not give your name.',
  },
  {
    kind: 'text',
    text: 'We show every review, whatever it says. We withhold one only if the law forbids it, and then say that we did, and why.',
  },
  { kind: 'action', text: 'Write a review', href: page },
  { kind: 'text', text: 'We ask only once, and won’t remind you.' },
  { kind: 'link', text: 'No, thank you', href: `${page}#decline` },
]

const withheldBlocks = ({ reason }: Withheld, page: string): Block[] => [
  {
    kind: 'text',
    text: `Two colleagues have read your review. The law does not let us publish it as it is, for this reason: ${uncapital(labelOf(WITHHOLDING_REASONS, reason))}.`,
  },
  { kind: 'text', text: 'The page of your review says which words. You can change them: then we read it again.' },
  { kind: 'action', text: 'Change my review', href: page },
  QUESTIONS,
]
