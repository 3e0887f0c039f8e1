import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'

import { admins } from '@/lib/cms/access/rules'
import { isShown, isVouched } from '@/lib/domain/claims/effective-wording'
import type { Claim } from '@/lib/generated/payload-types'

type Reading = Claim['readings'][number]
type Refusal = { path: keyof Reading; message: string }

/** Fields that the proof covers; changing any of them requires a new check. */
const APPROVED_WITH = ['value', 'unit', 'text', 'evidence', 'evidenceExpires'] as const

const NO_EVIDENCE: Refusal = {
  path: 'evidence',
  message: 'This status needs proof (the document and its date).',
}
const NO_QUALIFIER: Refusal = {
  path: 'qualifier',
  message: 'A claim without proof needs a qualifier, which is shown beside the figure.',
}
const NOT_YOURS: Refusal = {
  path: 'status',
  message: 'Only an admin can approve a claim or change an approved one. You can set it to “Proof on file”.',
}

/**
 * Lets a reading be marked as approved or proven only with proof, and approved only by an admin; that a colleague has
 * seen the original is checked in lib/cms/proof. A reading shown without proof needs its qualifier. Applies to drafts
 * too, so that every approval in the latest version was authorised. Unchanged vouched-for readings pass. Server commands
 * have no user, and enter readings as they are.
 */
export const checkApprovals: CollectionBeforeValidateHook<Claim> = ({ collection, data, originalDoc, req }) => {
  const before = originalDoc?.readings ?? []
  const errors = (data?.readings ?? []).flatMap((reading, index) =>
    before.some((other) => isSameProof(reading, other))
      ? []
      : refusals(reading, req).map(({ path, message }) => ({ path: `readings.${index}.${path}`, message })),
  )
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

function isSameProof(reading: Reading, other: Reading): boolean {
  return (
    other.id === reading.id &&
    other.status === reading.status &&
    isVouched(reading.status) &&
    APPROVED_WITH.every((field) => (other[field] ?? '') === (reading[field] ?? ''))
  )
}

function refusals(reading: Reading, req: PayloadRequest): Refusal[] {
  if (!isVouched(reading.status)) {
    return req.user && isShown(reading) && !reading.qualifier ? [NO_QUALIFIER] : []
  }
  if (reading.status === 'approved' && req.user && !admins({ req })) return [NOT_YOURS]
  return req.user && !reading.evidence ? [NO_EVIDENCE] : []
}
