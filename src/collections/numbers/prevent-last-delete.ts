import type { CollectionBeforeDeleteHook } from 'payload'

import { Refusal } from '@/lib/platform/refusal'

import { isLastKnown, type NumberList } from './number-list'

/** Prevents deletion of data that calculations require. */
export function preventLastDelete(list: NumberList): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const doc: Partial<Record<NumberList['sameNumber'], unknown>> | null = await req.payload.findByID({
      collection: list.collection,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (doc && (await isLastKnown({ req, list, number: doc[list.sameNumber], id: Number(id) })))
      throw new Refusal('numberInUse')
  }
}
