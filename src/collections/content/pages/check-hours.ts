import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

import { now } from '@/lib/platform/clock'

const HOURS = [
  { path: 'publishAt', message: 'This time is past. Choose a later one, or publish now.' },
  { path: 'unpublishAt', message: 'This time is past. Choose a later one, or unpublish now.' },
] as const

const NOT_YET = {
  path: 'publishAt',
  message: 'The page appears by itself at this hour, as it is saved now. To publish it at once, empty this field.',
}
const OVER_BEFORE_IT_BEGINS = {
  path: 'unpublishAt',
  message: 'This is not after the time at which the page is published. Choose a later one.',
}

/**
 * Refuses a new time that is over already, in drafts too, whose fields Payload does not check; a publish before the
 * page's own hour, which would surprise whoever set it; and a page that would be taken back before it appears. A version
 * that is brought back loses hours that are over.
 */
export const checkHours: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const isPast = (hour: unknown) => typeof hour === 'string' && Date.parse(hour) <= now().getTime()
  const past = HOURS.filter(({ path }) => isPast(data?.[path]) && data?.[path] !== originalDoc?.[path])
  if (req.context.isRestoringVersion) return { ...data, ...Object.fromEntries(past.map(({ path }) => [path, null])) }
  const isTooSoon = data?._status === 'published' && typeof data.publishAt === 'string' && !isPast(data.publishAt)
  const errors = [
    ...past,
    ...(isTooSoon ? [NOT_YET] : []),
    ...(isOverBeforeItBegins({ ...originalDoc, ...data }) ? [OVER_BEFORE_IT_BEGINS] : []),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

function isOverBeforeItBegins({ publishAt, unpublishAt }: { publishAt?: unknown; unpublishAt?: unknown }): boolean {
  return (
    typeof publishAt === 'string' && typeof unpublishAt === 'string' && Date.parse(unpublishAt) <= Date.parse(publishAt)
  )
}
