import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import { now } from '@/lib/platform/clock'

const PASSED = 'This time has passed. Choose a later one, or publish now.'
const TOO_SOON = 'The post is scheduled for this time. To publish it now, clear this field.'

/**
 * Refuses a new time in the past (in drafts too, which Payload does not validate) and publishing before the scheduled
 * time. Restored versions lose a time that has passed.
 */
export const checkHour: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const hour: unknown = data?.scheduledFor
  if (typeof hour !== 'string') return data
  const [isPast, isPublished] = [Date.parse(hour) <= now().getTime(), data?._status === 'published']
  if (isPast && req.context.isRestoringVersion) return { ...data, scheduledFor: null }
  const isNewlyPast = isPast && !isPublished && hour !== originalDoc?.scheduledFor
  if (!isNewlyPast && (isPast || !isPublished)) return data
  const errors = [{ path: 'scheduledFor', message: isPast ? PASSED : TOO_SOON }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
