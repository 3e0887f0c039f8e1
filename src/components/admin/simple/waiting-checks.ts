import type { PayloadRequest } from 'payload'

import { editors } from '@/lib/cms/access/rules'
import { readWaitingChecks } from '@/lib/cms/proof/waiting-checks'
import type { Noted } from '@/lib/page-inventory/notices'

/** What colleagues have asked this one to look at. */
export async function readChecksToConfirm(req: PayloadRequest): Promise<Noted> {
  const waiting = await readWaitingChecks(req)
  const notices = waiting.map(({ collection, documentId, askedBy, askedAt }) => ({
    what: nameOf(req, collection),
    editPath: `/collections/${collection}/${documentId}`,
    at: askedAt,
    detail: `was sent to you for a check by ${askedBy}`,
  }))
  return { notices, total: notices.length }
}

/** How many of them there are; none for colleagues who may not confirm any. */
export const countChecksToConfirm = async (req: PayloadRequest): Promise<number> =>
  editors({ req }) ? (await readWaitingChecks(req)).length : 0

function nameOf({ payload }: PayloadRequest, slug: string): string {
  const found = payload.config.collections.find((collection) => collection.slug === slug)
  return typeof found?.labels.singular === 'string' ? found.labels.singular : slug
}
