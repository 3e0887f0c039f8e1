import type { Payload, Where } from 'payload'

import type { Logger } from '@/lib/platform/logger'

const PUBLISH = { data: { _status: 'published', publishAt: null } } as const
/** Makes Payload validate only these two fields: an unfinished draft must not keep a page public. */
const TAKE_BACK = { data: { _status: 'draft', unpublishAt: null }, unpublishAllLocales: true } as const

type Due = { payload: Payload; now: Date; log: Logger }

/**
 * Publishes pages that are due, in their latest version, and unpublishes those that have expired; returns both. An
 * unpublished page keeps its draft as the latest version.
 */
export async function publishDuePages({
  payload,
  now,
  log,
}: Due): Promise<{ published: string[]; takenBack: string[] }> {
  const isDue = (field: 'publishAt' | 'unpublishAt'): Where => ({ [field]: { less_than_equal: now.toISOString() } })
  const find = (where: Where, draft: boolean) =>
    payload.find({
      collection: 'pages',
      where,
      draft,
      pagination: false,
      depth: 0,
      select: { url: true },
      overrideAccess: true,
    }) // changed regardless of who scheduled them
  const change = async ({ id, url }: { id: number; url: string }, options: typeof PUBLISH | typeof TAKE_BACK) => {
    try {
      await payload.update({ collection: 'pages', id, ...options, overrideAccess: true }) // as above
      return [url]
    } catch (err) {
      log.error({ msg: 'scheduled page change failed', url, err })
      return []
    }
  }
  const [toPublish, toTakeBack] = [
    await find(isDue('publishAt'), true),
    await find({ and: [isDue('unpublishAt'), { _status: { equals: 'published' } }] }, false),
  ]
  const [published, takenBack]: [string[], string[]] = [[], []]
  for (const page of toPublish.docs) published.push(...(await change(page, PUBLISH)))
  for (const page of toTakeBack.docs) takenBack.push(...(await change(page, TAKE_BACK)))
  return { published, takenBack }
}
