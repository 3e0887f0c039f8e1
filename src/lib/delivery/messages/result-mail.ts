import { describeDue } from '@/lib/domain/service-level/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import type { resultAmong } from '@/lib/site/quick-calculation/result-rows'

import type { DeliveredLead } from '../claim'
import type { House } from '../house'
import type { DeliverySettings } from '../settings'
import { mailBody } from './mail-body'

type Result = NonNullable<ReturnType<typeof resultAmong>>

type ResultMail = {
  settings: DeliverySettings
  lead: DeliveredLead & { email: string }
  result: Result
  now: Date
  house: House
}

/** Sends a calculator's result to the person who asked for it: figures and choices from lists, and nothing that was typed. */
export function resultMail({ settings, lead, result, now, house }: ResultMail): MailMessage {
  return {
    reference: lead.reference,
    channel: 'customer-email',
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `Your calculator result: ${lead.reference}`,
    ...mailBody({
      title: 'Your calculator result',
      blocks: [
        { kind: 'text', text: 'Hello,' },
        {
          kind: 'text',
          text: 'You asked for this result by mail. It is an estimate: eight of ten homes like this one lie within the likely figures.',
        },
        { kind: 'table', rows: result.rows },
        { kind: 'link', text: 'The whole answer, with its working', href: `${settings.siteUrl}${result.path}` },
        { kind: 'text', text: `That page always works with the prices of the day. ${whatNext(lead, now)}` },
        {
          kind: 'table',
          rows: [
            { label: 'Your reference', value: lead.reference },
            { label: 'Phone', value: house.phone },
            { label: 'Opening hours', value: house.openingHours.join('\n') },
          ],
        },
        {
          kind: 'text',
          text: 'If you didn’t ask us for this, somebody typed your address. Reply and tell us, and we’ll delete it.',
        },
      ],
    }),
  }
}

function whatNext({ phoneE164, dueAt }: DeliveredLead, now: Date): string {
  if (!phoneE164) return 'You left no number, so nobody rings you. To go on from here, reply to this mail or ring us.'
  return `Somebody rings you ${dueAt > now ? describeDue(dueAt, now) : 'as soon as they can'}, with this result in front of them.`
}
