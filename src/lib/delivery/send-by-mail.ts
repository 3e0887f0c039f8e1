import { type DeliveryChannel, ORDER_NOTICES, orderChannel } from '@/lib/domain/delivery/delivery-states'
import { ORDER_STEPS } from '@/lib/domain/orders/order-states'
import { permanentFailure } from '@/lib/integrations/failure'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { enquiryToken, orderConfirmationToken, quoteToken } from '@/lib/platform/enquiry-token'

import type { Attempt, Sending } from './attempt'
import { customerMail } from './messages/customer-mail'
import { orderMail, type OrderMailTopic } from './messages/order-mail'
import { quoteMail } from './messages/quote-mail'
import { salesMail } from './messages/sales-mail'
import { isStillInvited } from './reviews/open-invitations'
import { readWithheld, reviewMail } from './reviews/review-mail'
import { keepSampleMail } from './samples'
import { notDelivered, sendStaffEmails } from './send-staff-emails'
import type { ClaimedDelivery } from './store/claim'
import { readCompanyContact } from './store/company-contact'
import { readOrderOf } from './store/read-order'
import { readAcceptedQuote, readSentQuote } from './store/read-quote'
import { readSeller } from './store/read-seller'
import type { DeliveryDeps } from './store/settings'

export async function sendByMail(given: DeliveryDeps, { delivery, signal }: Sending): Promise<Attempt> {
  const { lead, channel } = delivery
  const deps = lead.isSample ? { ...given, mail: keepSampleMail } : given
  if (channel !== 'sales-email' && lead.email === null)
    return { kind: 'failed', failure: permanentFailure('The lead has no email address') }
  if (channel !== 'sales-email' && channel !== 'review-invitation' && lead.isWithdrawn)
    return { kind: 'failed', failure: permanentFailure('The customer has withdrawn the enquiry') }
  if (channel === 'staff-email' && lead.email !== null) return sendStaffEmails(deps, { delivery, signal }, lead.email)
  if (channel === 'review-invitation' && !(await isStillInvited(deps.pool, delivery.id)))
    return { kind: 'cancelled', problem: 'The customer is no longer to be asked for a review' }
  const message = await messageOf(deps, delivery)
  if (!message) return { kind: 'failed', failure: permanentFailure('There is no longer anything to send') }
  const receipt = await deps.mail({ ...message, attempt: delivery.attempts }, signal)
  if (!receipt.ok) return { kind: 'failed', failure: receipt }
  if (!receipt.isDelivered) return notDelivered(receipt.place)
  return { kind: 'sent', providerId: receipt.messageId }
}

const isAboutReview = (channel: DeliveryChannel) => channel === 'review-invitation' || channel === 'review-withheld'
const isAboutQuote = (channel: DeliveryChannel) => channel === 'quote-email' || channel === 'quote-accepted'

/** Returns null for a quote that is no longer open, an order that no longer exists or a review that is not withheld. */
async function messageOf({ pool, settings }: DeliveryDeps, delivery: ClaimedDelivery): Promise<MailMessage | null> {
  const { lead, channel, claimedAt: now } = delivery
  if (channel === 'sales-email')
    return salesMail({ settings, lead, now, mayHaveArrived: delivery.wasLeftBehind, lastSentAt: delivery.lastSentAt })
  const house = await readCompanyContact(pool)
  const about = orderTopicOf(delivery)
  if (about && lead.email !== null) {
    const [order, seller] = await Promise.all([readOrderOf(pool, lead.reference), readSeller(pool)])
    if (!order) return null
    const tokens = {
      token: enquiryToken(lead.reference),
      confirmationToken: orderConfirmationToken(lead.reference),
    }
    return orderMail({ settings, lead: { ...lead, email: lead.email }, order, about, seller, house, ...tokens })
  }
  if (isAboutReview(channel) && lead.email !== null) {
    const withheld = channel === 'review-withheld' ? await readWithheld(pool, lead.reference) : null
    if (channel === 'review-withheld' && !withheld) return null
    return reviewMail({
      settings,
      lead: { ...lead, email: lead.email },
      house,
      token: enquiryToken(lead.reference),
      withheld,
    })
  }
  if (!isAboutQuote(channel) || lead.email === null)
    return customerMail({ settings, lead, now, house, token: enquiryToken(lead.reference) })
  const found =
    channel === 'quote-email' ? await readSentQuote(pool, lead.leadId) : await readAcceptedQuote(pool, lead.leadId)
  if (!found) return null
  const { quote, acceptance } = found
  const token = quoteToken(quote.reference)
  return quoteMail({ settings, lead: { ...lead, email: lead.email }, quote, acceptance, house, token })
}

/**
 * What a delivery says about an order. The first email about one from the store is the customer email of its lead; one
 * made from a quote has a channel of its own.
 */
function orderTopicOf({ channel, lead: { kind } }: ClaimedDelivery): OrderMailTopic | null {
  if (channel === 'order-made' || (kind === 'order' && channel === 'customer-email')) return 'awaiting-payment'
  return TOPICS.find((about) => orderChannel(about) === channel) ?? null
}

const TOPICS = [...ORDER_STEPS, ...ORDER_NOTICES.filter((notice) => notice !== 'made')]
