import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

import { now } from '@/lib/platform/clock'

const HOURS = [
  { path: 'publishAt', message: 'This time is past. Choose a later one, or publish now.' },
  { path: 'unpublishAt', message: 'This time is past. Choose a later one, or unpublish now.' },
] as const

/** Refuses a new time that is over already, in drafts too, whose fields Payload does not check. */
export const refusePastHours: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const past = HOURS.filter(({ path }) => {
    const hour: unknown = data?.[path]
    return typeof hour === 'string' && hour !== originalDoc?.[path] && Date.parse(hour) <= now().getTime()
  })
  if (past.length > 0) throw new ValidationError({ collection: collection.slug, errors: [...past] }, req.t)
  return data
}
