import * as z from 'zod'

import { text } from './text'

const RELOAD = 'This could not be read. Reload the page.'
const DIGEST = /^[0-9a-f]{64}$/

const digest = text({ max: 64, wrong: RELOAD }).regex(DIGEST, RELOAD)

/** A request to check the proof of a text, beside its file. `digest`: of the text that the sender saw. */
export const askForCheckSchema = z.strictObject({ part: text({ max: 60, wrong: RELOAD }), digest })

/** Says that the sender has seen the original of the text with this digest. */
export const confirmCheckSchema = z.strictObject({ check: z.int(RELOAD).positive(RELOAD), digest })
