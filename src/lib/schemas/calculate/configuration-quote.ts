import * as z from 'zod'

import { CONTACT_TIMES } from '@/lib/domain/estimate/configuration-options'
import { MESSAGES } from '@/lib/forms/messages'

import { blankIsAbsent, choice, email, line, paragraphs, personName, phone, robotTraps } from '../fields'
import { CONFIGURATION_CHOICES } from './configuration'
import { optionalAmount } from './quick-estimate'

/** Pounds a month. */
const BILL_MAX = 10_000

/**
 * A quote request from the configurator: the choices and contact details. The price is not included, since we calculate
 * it.
 */
export const configurationQuoteSchema = z.strictObject({
  ...CONFIGURATION_CHOICES,
  customerName: personName({ message: MESSAGES.name }),
  email,
  phone: blankIsAbsent(phone.nullable().default(null)),
  address: blankIsAbsent(paragraphs({ max: 500 }).nullable().default(null)),
  preferredContactTime: blankIsAbsent(choice(CONTACT_TIMES, MESSAGES.contactTime).optional()),
  currentBill: optionalAmount(
    z.number(MESSAGES.monthlyBill).min(0, MESSAGES.monthlyBill).max(BILL_MAX, MESSAGES.monthlyBill),
  ),
  heatingIssues: blankIsAbsent(paragraphs().nullable().default(null)),
  installationLocation: blankIsAbsent(line({ max: 100 }).nullable().default(null)),
  ...robotTraps,
})

export type ConfigurationQuote = z.output<typeof configurationQuoteSchema>
