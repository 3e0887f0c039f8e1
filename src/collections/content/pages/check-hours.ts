import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import { now } from '@/lib/platform/clock'

const HOURS = [
  { path: 'publishAt', message: 'This time has passed. Choose a later one, or publish now.' },
  { path: 'unpublishAt', message: 'This time has passed. Choose a later one, or unpublish now.' },
] as const

const TOO_SOON = {
  path: 'publishAt',
  message: 'The saved page is scheduled for this time. To publish it now, clear this field.',
}
const UNPUBLISHED_FIRST = {
  path: 'unpublishAt',
  message: 'This must be later than the time at which the page is published.',
}

/**
 * Refuses new times in the past (in drafts too, which Payload does not validate), publishing before the scheduled time,
 * and an unpublish time before the publish time. Restored versions lose times that have passed.
 */
export const checkHours: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const isPast = (hour: unknown) => typeof hour === 'string' && Date.parse(hour) <= now().getTime()
  const past = HOURS.filter(({ path }) => isPast(data?.[path]) && data?.[path] !== originalDoc?.[path])
  if (req.context.isRestoringVersion) return { ...data, ...Object.fromEntries(past.map(({ path }) => [path, null])) }
  const isTooSoon = data?._status === 'published' && typeof data.publishAt === 'string' && !isPast(data.publishAt)
  const errors = [
    ...past,
    ...(isTooSoon ? [TOO_SOON] : []),
    ...(isUnpublishedFirst({ ...originalDoc, ...data }) ? [UNPUBLISHED_FIRST] : []),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

function isUnpublishedFirst({ publishAt, unpublishAt }: { publishAt?: unknown; unpublishAt?: unknown }): boolean {
  return (
    typeof publishAt === 'string' && typeof unpublishAt === 'string' && Date.parse(unpublishAt) <= Date.parse(publishAt)
  )
}
