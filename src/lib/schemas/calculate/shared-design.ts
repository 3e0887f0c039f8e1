import * as z from 'zod'

import { DESIGN_LIMITS } from '@/lib/domain/design/design'

import { ID_MAX } from '../document-id'
import { token } from '../enquiry-change'
import { blankIsAbsent, email, line, paragraphs, robotTraps, showsAtLeast } from '../fields'
import { laidDesignSchema } from './design-pack'

export const COMMENT_LIMITS = { name: 60, text: 2_000, note: 1_000 } as const

const number = z.coerce.number().int().min(1).max(1e9)

const inReach = (mm: number) => Math.abs(mm) <= DESIGN_LIMITS.reachMm

/** A place on the plan of a storey, '0,2100,-1800': the storey, and mm to the right and up. */
const place = z
  .string()
  .max(30)
  .regex(/^[0-3],-?\d{1,8},-?\d{1,8}$/, 'Choose a place on the plan, or none')
  .transform((text) => {
    const [storey = NaN, xMm = NaN, yMm = NaN] = text.split(',').map(Number)
    return { storey, xMm, yMm }
  })
  .refine(({ xMm, yMm }) => inReach(xMm) && inReach(yMm), 'Choose a place on the plan, or none')

/** A design to store on the server. */
export const newSharedDesignSchema = z.strictObject({ content: laidDesignSchema })

/** A change to a shared design; `version` is the one it was based on. */
export const savedVersionSchema = z.strictObject({ token, version: number, content: laidDesignSchema })

export const designCommentSchema = z.strictObject({
  token,
  name: blankIsAbsent(line({ max: COMMENT_LIMITS.name }).default('')),
  place: blankIsAbsent(place.optional()),
  text: paragraphs({ max: COMMENT_LIMITS.text, missing: 'Write your comment first' }).refine(
    showsAtLeast(1),
    'Write your comment first',
  ),
  ...robotTraps,
})

/** Asks for the links of a design by email. */
export const designMailSchema = z.strictObject({ token, email: email.toLowerCase(), ...robotTraps })

const leadId = z.coerce.number().int().min(1).max(ID_MAX)

/** The lead whose drawing the sales desk has open. */
export const drawingOfLeadSchema = leadId

/** The reference of the enquiry whose drawing they open. */
export const enquiryOfDrawingSchema = z.string().min(1).max(40)

/** Sends the newest version of a design back to the customer of a lead, with what was corrected. */
export const designCorrectionSchema = z.strictObject({
  token,
  lead: leadId,
  version: number,
  note: paragraphs({ max: COMMENT_LIMITS.note, missing: 'Say what you have corrected' }).refine(
    showsAtLeast(2),
    'Say what you have corrected',
  ),
})

/** Other actions of those who may edit: `number` is that of a version or a comment, `version` the newest one seen. */
export const sharedDesignChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('restore'), token, number, version: number }),
  z.strictObject({ action: z.literal('delete-comment'), token, number }),
  z.strictObject({ action: z.enum(['new-links', 'delete']), token }),
])
