import { permanentFailure } from '@/lib/integrations/failure'
import { enquiryToken } from '@/lib/platform/enquiry-token'

import type { Attempt, Sending } from './attempt'
import { customerMail } from './messages/customer-mail'
import { salesMail } from './messages/sales-mail'
import { readCompanyContact } from './store/company-contact'
import type { DeliveryDeps } from './store/settings'

export async function sendByMail(
  { pool, mail, settings }: DeliveryDeps,
  { delivery, signal }: Sending,
): Promise<Attempt> {
  const { lead, channel, claimedAt: now } = delivery
  if (channel === 'customer-email' && lead.email === null)
    return { kind: 'failed', failure: permanentFailure('The lead has no e-mail address') }
  if (channel === 'customer-email' && lead.isWithdrawn)
    return { kind: 'failed', failure: permanentFailure('The customer has withdrawn the enquiry') }
  const message =
    channel === 'sales-email'
      ? salesMail({ settings, lead, now })
      : customerMail({
          settings,
          lead,
          now,
          house: await readCompanyContact(pool),
          token: enquiryToken(lead.reference),
        })
  const receipt = await mail(message, signal)
  if (!receipt.ok) return { kind: 'failed', failure: receipt }
  if (!receipt.isDelivered)
    return { kind: 'not-configured', problem: `No mail server is configured; the email was saved to ${receipt.place}` }
  return { kind: 'sent', providerId: receipt.messageId }
}
