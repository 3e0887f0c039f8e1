import * as z from 'zod'

import { blankIsAbsent, email, line, marketingConsent, phone, robotTraps } from '../fields'
import { checkBill, QUICK_QUESTIONS } from './quick-estimate'

/** A quick calculation and the email address for its result. */
export const estimateEmailSchema = z
  .strictObject({
    ...QUICK_QUESTIONS,
    email,
    phone: blankIsAbsent(phone.nullable().default(null)),
    interest: blankIsAbsent(line({ max: 200 }).nullable().default(null)),
    marketingConsent,
    ...robotTraps,
  })
  .superRefine(checkBill)

export type EstimateEmail = z.output<typeof estimateEmailSchema>
