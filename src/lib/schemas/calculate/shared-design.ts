import * as z from 'zod'

import { token } from '../enquiry-change'
import { blankIsAbsent, line, paragraphs, robotTraps, showsAtLeast } from '../fields'
import { laidDesignSchema } from './design-pack'

export const COMMENT_LIMITS = { name: 60, text: 2_000 } as const

const number = z.coerce.number().int().min(1).max(1e9)

/** A design to store on the server. */
export const newSharedDesignSchema = z.strictObject({ content: laidDesignSchema })

/** A change to a shared design; `version` is the one it was based on. */
export const savedVersionSchema = z.strictObject({ token, version: number, content: laidDesignSchema })

export const designCommentSchema = z.strictObject({
  token,
  name: blankIsAbsent(line({ max: COMMENT_LIMITS.name }).default('')),
  text: paragraphs({ max: COMMENT_LIMITS.text, missing: 'Write your comment first' }).refine(
    showsAtLeast(1),
    'Write your comment first',
  ),
  ...robotTraps,
})

/** Other actions of those who may edit: `number` is that of a version or a comment, `version` the newest one seen. */
export const sharedDesignChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('restore'), token, number, version: number }),
  z.strictObject({ action: z.literal('delete-comment'), token, number }),
  z.strictObject({ action: z.enum(['new-links', 'delete']), token }),
])
