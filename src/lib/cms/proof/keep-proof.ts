import { type CollectionAfterDeleteHook, type CollectionBeforeChangeHook, ValidationError } from 'payload'

import type { Confirmation, Fields, Part, Proved } from './parts'
import { deleteChecks, endChecks, readChecks } from './proof-checks'

const REFUSALS: Record<Proved['kind'], string> = {
  document:
    'Without the sample marker this needs a colleague who has seen the original. Save a draft, ask for a check under “Check by a colleague”, and publish when it is confirmed.',
  reading:
    'This status needs a colleague who has seen the original. Save the reading with another status, ask for a check under “Check by a colleague”, and choose this one when it is confirmed.',
}

type Problem = { path: string; message: string }

/**
 * Refuses to save what needs proof until a colleague has confirmed this very text, and stores who confirmed it and when,
 * whatever the request says. Holds for every caller but the seed, which enters what the site comes with.
 */
export const keepProof =
  (proved: Proved): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    if (req.context.isOutsideServer) return data
    const before: Fields | null = operation === 'update' ? (originalDoc as Fields) : null
    const doc: Fields = { ...before, ...data }
    const subject = before && { collection: collection.slug, id: Number(before.id) }
    const confirmations = subject ? await confirmationsOf(req, subject) : new Map<string, Confirmation>()
    const parts = proved.partsOf(doc, collection)
    const standing = before && proved.kind === 'reading' ? proved.partsOf(before, collection).filter(needsProof) : []
    const confirmationOf = (part: Part | undefined) => (part && confirmations.get(keyOf(part))) ?? null
    const errors = parts.flatMap((part, index): Problem[] =>
      part.needsProof && !confirmationOf(part) && !standing.some((one) => keyOf(one) === keyOf(part))
        ? [{ path: proved.pathOf(index), message: REFUSALS[proved.kind] }]
        : [],
    )
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
    if (subject) await endChecks(req, { ...subject, digests: parts.map(({ digest }) => digest) })
    return { ...data, ...proved.mark(doc, (id) => confirmationOf(parts.find((part) => part.id === id))) }
  }

const needsProof = (part: Part) => part.needsProof

const keyOf = ({ id, digest }: Pick<Part, 'id' | 'digest'>) => `${id} ${digest}`

async function confirmationsOf(...of: Parameters<typeof readChecks>): Promise<ReadonlyMap<string, Confirmation>> {
  const checks = await readChecks(...of)
  return new Map(
    checks.flatMap(({ part, digest, confirmedBy, confirmedAt }): [string, Confirmation][] =>
      confirmedBy === null || confirmedAt === null
        ? []
        : [[keyOf({ id: part, digest }), { by: confirmedBy, at: confirmedAt }]],
    ),
  )
}

export const forgetProof: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteChecks(req, { collection: collection.slug, id: Number(id) })
