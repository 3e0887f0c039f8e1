import * as z from 'zod'

import { MESSAGES } from '@/lib/forms/messages'

import { blankIsAbsent, email, line, personName, phone, postcode, robotTraps } from './fields'
import { text } from './text'

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

/** The secret token of a customer's link. */
export const token = text({ max: 43 }).regex(TOKEN)

export const isEnquiryToken = (segment: string) => TOKEN.test(segment)

export const enquiryWithdrawalSchema = z.strictObject({ token, ...robotTraps })

export const enquiryCorrectionSchema = z
  .strictObject({
    token,
    // The version of the details that the form was shown with. A form without it, from an earlier release, is outdated.
    shown: line({ max: 32 }).default(''),
    firstName: personName({ message: MESSAGES.firstNameMissing, min: 1 }),
    lastName: blankIsAbsent(line({ max: 100 }).default('')),
    email: blankIsAbsent(email.nullable().default(null)),
    phone: blankIsAbsent(phone.nullable().default(null)),
    postcode: blankIsAbsent(postcode.nullable().default(null)),
    ...robotTraps,
  })
  .refine(({ email: address, phone: number }) => address !== null || number !== null, {
    path: ['phone'],
    message: MESSAGES.waysToReach,
  })

export type EnquiryCorrection = z.output<typeof enquiryCorrectionSchema>

/** A plain form with files; those are read from the form itself. */
export const filesFormSchema = z.object({ token })

/** Marks a response to the enquiry page as concerning its files. */
export const FILES_SECTION = 'files'
