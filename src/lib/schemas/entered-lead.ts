import * as z from 'zod'

import { ENTERED_SOURCES } from '@/lib/domain/leads/entered-sources'
import { MESSAGES } from '@/lib/forms/messages'

import { blankIsAbsent, choice, email, line, paragraphs, personName, phone, postcode, showsAtLeast } from './fields'
import { uuid } from './text'

const UNREACHABLE = 'Enter a telephone number or an email address'
const CONSENT_WAY = 'Say how they asked for offers and news, for example “on the telephone”'

/**
 * An enquiry that staff enter: a name and one way to reach them is enough. `key`: of this form, so that pressing twice
 * enters it once. `consentWay`: how they consented to offers and news; absent if they did not.
 */
export const enteredLeadSchema = z
  .strictObject({
    key: uuid('Reload the page and enter the lead again'),
    name: personName({ message: MESSAGES.name }),
    phone: blankIsAbsent(phone.optional()),
    email: blankIsAbsent(email.optional()),
    postcode: blankIsAbsent(postcode.optional()),
    source: choice(ENTERED_SOURCES, 'Choose how they reached us'),
    note: blankIsAbsent(paragraphs({ max: 2_000 }).default('')),
    wantsOffers: z.boolean().default(false),
    consentWay: blankIsAbsent(line({ max: 200 }).refine(showsAtLeast(2), CONSENT_WAY).optional()),
    tellsCustomer: z.boolean().default(false),
  })
  .refine((lead) => Boolean(lead.phone ?? lead.email), { path: ['phone'], message: UNREACHABLE })
  .refine(({ wantsOffers, consentWay }) => !wantsOffers || Boolean(consentWay), {
    path: ['consentWay'],
    message: CONSENT_WAY,
  })

export type EnteredLead = z.output<typeof enteredLeadSchema>
