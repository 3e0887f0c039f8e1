import { createHmac } from 'node:crypto'

import * as z from 'zod'

import { emailKey } from '@/lib/domain/leads/same-person'
import { env } from '@/lib/platform/env'

import { addressCode } from './objections'

/**
 * What someone asked for that a restore of an older backup would undo. `code`: a keyed hash of the reference of an enquiry
 * or of an address, or the hash of the token of a link. `secretMark`: of the secret with which it was made.
 */
const keptNoteSchema = z.object({
  kind: z.enum(['lead-erased', 'address-erased', 'link-erased', 'objected', 'allowed', 'review-withdrawn']),
  code: z.string().regex(/^[0-9a-f]{64}$/),
  secretMark: z.string().regex(/^[0-9a-f]{16}$/),
  notedAt: z.coerce.date(),
})

/** What the files beside the backups contain. */
export const keptNotesSchema = z.array(keptNoteSchema)

export type KeptNote = z.infer<typeof keptNoteSchema>
export type RestoreNote = Omit<KeptNote, 'notedAt'>

const keyed = (text: string): string => createHmac('sha256', env.secret).update(text).digest('hex')

/** Recognises the secret with which codes were made, without telling anything about it. */
export const secretMark = (): string => keyed('restore notes').slice(0, 16)

export const erasedLeadCode = (reference: string): string => keyed(`erased lead\n${reference}`)
export const erasedAddressCode = (email: string): string => keyed(`erased address\n${emailKey(email)}`)

const noted = (kind: RestoreNote['kind'], code: string): RestoreNote => ({ kind, code, secretMark: secretMark() })

export const leadErased = (reference: string) => noted('lead-erased', erasedLeadCode(reference))
export const addressErased = (email: string) => noted('address-erased', erasedAddressCode(email))
/** `hash`: of the secret token of a link. */
export const linkErased = (hash: string) => noted('link-erased', hash)
/** `hash`: of the secret token of the link to the order. */
export const reviewWithdrawn = (hash: string) => noted('review-withdrawn', hash)
export const objected = (email: string) => noted('objected', addressCode(email))
