import * as z from 'zod'

import { text } from './text'

const WRONG = 'The passkey could not be read. Please try again.'
const ID_LENGTH_MAX = 1_400
const PART_LENGTH_MAX = 8_000

const id = text({ max: ID_LENGTH_MAX, wrong: WRONG })
const part = text({ max: PART_LENGTH_MAX, wrong: WRONG })
const common = { id, rawId: id, type: z.literal('public-key', WRONG), clientExtensionResults: z.object({}) }

/** A browser's answer to the question for a passkey. The signature is checked by @simplewebauthn/server. */
export const passkeyAnswer = z.object({
  ...common,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
})

/** A passkey that a browser has just made. */
export const madePasskey = z.object({
  ...common,
  response: z.object({ clientDataJSON: part, attestationObject: part }),
})
