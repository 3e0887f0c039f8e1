import * as z from 'zod'

import { text } from './text'

const words = text({ max: 2_000 })

/** What the sign-in asks for next: a second factor, or setting up an app for it. */
const signInStep = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('second-factor'),
    takesCodes: z.boolean(),
    /** For a passkey, in the form that browsers take; null if the account has none here. */
    question: z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => value instanceof Object).nullable(),
  }),
  z.object({
    step: z.literal('enrolment'),
    base32: words,
    /** The same key as SVG, for the camera of a phone. */
    picture: text({ max: 100_000 }),
    enrolment: words,
  }),
])

export type SignInStep = z.output<typeof signInStep>

/** The reply to a sign-in that is refused, or not finished. */
export const signInRefusal = z.object({
  errors: z.array(z.object({ message: words })),
  next: signInStep.nullish(),
})

export const signInReply = z.object({ recoveryCodes: z.array(words).nullish() })
