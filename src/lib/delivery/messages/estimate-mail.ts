import type { resultAmong } from '@/lib/calculators/quick/result-rows'
import { describeDueOnDate } from '@/lib/domain/opening-hours/describe-due'
import type { MailMessage } from '@/lib/integrations/mail/mail'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'
import { NOT_ASKED_FOR, referenceTable } from './customer-blocks'
import { greeting } from './greeting'
import { mailBody } from './mail-body'

type Result = NonNullable<ReturnType<typeof resultAmong>>

type ResultMail = {
  settings: DeliverySettings
  lead: DeliveredLead & { email: string }
  result: Result
  now: Date
  house: CompanyContact
}

/** The email with a calculator result, for the person who requested it: figures and selected options, no free text. */
export function estimateMail({ settings, lead, result, now, house }: ResultMail): MailMessage {
  return {
    reference: lead.reference,
    channel: 'customer-email',
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `Your calculator result: ${lead.reference}`,
    ...mailBody({
      siteUrl: settings.siteUrl,
      title: 'Your calculator result',
      hasPicture: true,
      blocks: [
        { kind: 'text', text: greeting(lead) },
        {
          kind: 'text',
          text: 'Here is the calculator result you asked for. It is an estimate: the likely ranges cover eight in ten results when every uncertain figure varies.',
        },
        { kind: 'action', text: 'See the full result and its working', href: `${settings.siteUrl}${result.path}` },
        { kind: 'table', rows: result.rows },
        {
          kind: 'text',
          text: `The full result opens with your answers${result.hasOwn ? ' and your own figures' : ''}, at the energy prices of the day. ${whatNext(lead, now)}`,
        },
        referenceTable(lead, house),
        NOT_ASKED_FOR,
        { kind: 'small', text: house.particulars },
      ],
    }),
  }
}

function whatNext({ phoneE164, dueAt }: DeliveredLead, now: Date): string {
  if (!phoneE164)
    return 'You didn’t leave a number, so we won’t call you. To take it further, reply to this email or call us.'
  return `We’ll call you ${dueAt > now ? describeDueOnDate(dueAt) : 'as soon as we can'} with this result to hand.`
}
