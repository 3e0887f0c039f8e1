import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'

import { admins } from '@/lib/cms/access/rules'
import { alike } from '@/lib/domain/text/alike'
import type { Claim } from '@/lib/generated/payload-types'

type Reading = Claim['readings'][number]
type Refusal = { path: keyof Reading; message: string }

/** What an approval is given for: a change of any of these needs another. */
const APPROVED_WITH = ['value', 'unit', 'text', 'evidence', 'evidenceExpires', 'reviewedBy', 'reviewedAt'] as const

const NEEDED: readonly Refusal[] = [
  { path: 'evidence', message: 'An approved claim names its proof: the document, with its date.' },
  { path: 'reviewedBy', message: 'An approved claim names who read the proof.' },
  { path: 'reviewedAt', message: 'An approved claim says when the proof was read.' },
]
const NOT_YOURS: Refusal = {
  path: 'status',
  message: 'Only an administrator approves a claim, or changes an approved one. “Proof on file” is yours to choose.',
}
const SAME_PERSON: Refusal = {
  path: 'reviewedBy',
  message: 'Somebody else must have read the proof: it takes two people to approve a claim.',
}

/**
 * Lets no reading be approved without its proof, by anybody but an admin, or by the one who read the proof; in drafts
 * too, so that whatever is approved in the latest version was approved by somebody who may. A reading that stays as it
 * was approved passes. The server's own commands have no name and may approve.
 */
export const checkApprovals: CollectionBeforeValidateHook<Claim> = ({ collection, data, originalDoc, req }) => {
  const before = originalDoc?.readings ?? []
  const errors = (data?.readings ?? []).flatMap((reading, index) => {
    const isAsApproved = before.some((other) => isSameApproval(reading, other))
    if (reading.status !== 'approved' || isAsApproved) return []
    return refusals(reading, req).map(({ path, message }) => ({ path: `readings.${index}.${path}`, message }))
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

function isSameApproval(reading: Reading, other: Reading): boolean {
  return (
    other.id === reading.id &&
    other.status === 'approved' &&
    APPROVED_WITH.every((field) => (other[field] ?? '') === (reading[field] ?? ''))
  )
}

function refusals(reading: Reading, req: PayloadRequest): Refusal[] {
  if (req.user && !admins({ req })) return [NOT_YOURS]
  const missing = NEEDED.filter(({ path }) => !reading[path])
  const isReviewer = [req.user?.name, req.user?.username].some((name) => name && alike(name, reading.reviewedBy ?? ''))
  return isReviewer ? [...missing, SAME_PERSON] : missing
}
