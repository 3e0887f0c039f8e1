import { permanentFailure } from '@/lib/integrations/failure'

import type { Attempt, Sending } from './attempt'
import { readHouse } from './house'
import { customerMail } from './messages/customer-mail'
import { salesMail } from './messages/sales-mail'
import type { DeliveryDeps } from './settings'

export async function sendByMail(
  { pool, mail, settings }: DeliveryDeps,
  { delivery, signal }: Sending,
): Promise<Attempt> {
  const { lead, channel, claimedAt: now } = delivery
  if (channel === 'customer-email' && lead.email === null)
    return { kind: 'failed', failure: permanentFailure('The lead has no e-mail address') }
  const message =
    channel === 'sales-email'
      ? salesMail({ settings, lead, now })
      : customerMail({ settings, lead, now, house: await readHouse(pool) })
  const receipt = await mail(message, signal)
  if (!receipt.ok) return { kind: 'failed', failure: receipt }
  if (!receipt.isDelivered)
    return { kind: 'not-configured', problem: `No mail server is set up; the mail is kept in ${receipt.place}` }
  return { kind: 'sent', providerId: receipt.messageId }
}
