import type { Payload, Where } from 'payload'

import type { Logger } from '@/lib/platform/logger'

type Due = { payload: Payload; now: Date; log: Logger }

/** Publishes the pages whose hour has come, as they were last written, and takes back those whose time is over. Says which. */
export async function publishDue({ payload, now, log }: Due): Promise<{ published: string[]; takenBack: string[] }> {
  const isDue = (field: 'publishAt' | 'unpublishAt'): Where => ({ [field]: { less_than_equal: now.toISOString() } })
  const find = (where: Where, draft: boolean) =>
    payload.find({ collection: 'pages', where, draft, pagination: false, depth: 0, select: { url: true }, overrideAccess: true }) // the hour has come, whoever set it
  const change = async ({ id, url }: { id: number; url: string }, data: { _status: 'published'; publishAt: null } | { _status: 'draft'; unpublishAt: null }) => {
    try {
      await payload.update({ collection: 'pages', id, data, overrideAccess: true }) // as above
      return [url]
    } catch (err) {
      log.error({ msg: 'a page could not change at its hour', url, err })
      return []
    }
  }
  const [toPublish, toTakeBack] = [await find(isDue('publishAt'), true), await find({ and: [isDue('unpublishAt'), { _status: { equals: 'published' } }] }, false)]
  const [published, takenBack]: [string[], string[]] = [[], []]
  for (const page of toPublish.docs) published.push(...(await change(page, { _status: 'published', publishAt: null })))
  for (const page of toTakeBack.docs) takenBack.push(...(await change(page, { _status: 'draft', unpublishAt: null })))
  return { published, takenBack }
}
