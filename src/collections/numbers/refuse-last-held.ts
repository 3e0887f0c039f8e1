import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { isLastHeld, type NumberList } from './number-list'
import { LAST_HELD } from './period-fields'

/** Refuses to delete what calculations cannot do without. */
export function refuseLastHeld(list: NumberList): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const doc: Partial<Record<NumberList['sameNumber'], unknown>> | null = await req.payload.findByID({
      collection: list.collection,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (doc && (await isLastHeld({ req, list, number: doc[list.sameNumber], id: Number(id) })))
      throw new APIError(LAST_HELD, 409, null, true)
  }
}
