import * as z from 'zod'

import { madePasskey } from './passkey'
import { text } from './text'

const WRONG_CODE = 'Please enter the code.'
const WRONG_NAME = 'Please name the passkey, in at most 60 characters.'
const NO_NAME = 'Please enter your username.'
const CODE_LENGTH_MAX = 50

/** What a colleague confirms with, so that an unattended browser is not enough. */
const currentPassword = text({ max: 200, wrong: 'Please enter your current password.' })
const code = text({ max: CODE_LENGTH_MAX, wrong: WRONG_CODE })

export const confirmedSchema = z.strictObject({ currentPassword })

export const enrolmentSchema = z.strictObject({ enrolment: text({ max: 1_000, wrong: WRONG_CODE }), code })

export const madePasskeySchema = z.strictObject({
  name: text({ max: 60, wrong: WRONG_NAME }).trim().min(1, WRONG_NAME),
  answer: madePasskey,
})

export const removedPasskeySchema = z.strictObject({
  currentPassword,
  id: text({ max: 1_400, wrong: 'This passkey is not known.' }),
})

export const endedSessionSchema = z.strictObject({ session: text({ max: 64, wrong: 'This session is not known.' }) })

/** A new password, set with a code that an admin has made. */
export const setPasswordSchema = z.strictObject({
  username: text({ max: 500, wrong: NO_NAME })
    .regex(/\S/, NO_NAME)
    .regex(/^[^\0]*$/, NO_NAME),
  code: code.regex(/\S/, WRONG_CODE),
  password: text({ max: 500, wrong: 'Please enter a new password.' }).min(1, 'Please enter a new password.'),
})
