import { enquiryPage } from '@/lib/routing/enquiry-routes'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { Block } from './mail-content'

/** The reference of an enquiry, and how to reach us about it. */
export const referenceTable = (
  { reference }: Pick<DeliveredLead, 'reference'>,
  { phone, openingHours }: CompanyContact,
): Block => ({
  kind: 'table',
  rows: [
    { label: 'Your reference', value: reference },
    { label: 'Phone', value: phone },
    { label: 'Opening hours', value: openingHours.join('\n') },
  ],
})

/** Replies go to the inbox of the sales desk. */
export const QUESTIONS: Block = {
  kind: 'text',
  text: 'Any questions? Reply to this email, or call us and quote your reference. A person reads every reply.',
}

/** `token` is that of the customer's link to the enquiry. */
export const changeLink = ({ siteUrl }: { siteUrl: string }, token: string): Block => ({
  kind: 'link',
  text: 'Change your contact details or withdraw your enquiry',
  href: `${siteUrl}${enquiryPage(token)}`,
})

/** Closes an email that anyone can request for any address. */
export const NOT_ASKED_FOR: Block = {
  kind: 'small',
  text: 'If you didn’t ask for this, someone else entered your address. Reply to let us know and we’ll delete it.',
}
