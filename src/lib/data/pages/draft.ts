import type { Page } from '@/lib/content/page'

import { completeDraft } from '../complete-draft'
import { payloadClient } from '../payload-client'
import { WITH_DATA, withBeside } from './page'

/**
 * A page with its latest changes, for users who may read its versions; null for everyone else, as if it did not exist.
 * Never cached.
 */
export async function readDraft({ id, headers }: { id: number; headers: Headers }): Promise<Page | null> {
  const payload = await payloadClient()
  const { user, permissions } = await payload.auth({ headers })
  if (!user || !permissions.collections?.pages?.readVersions) return null
  const doc = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 2,
    populate: WITH_DATA,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!doc) return null
  const draft = completeDraft(payload.collections.pages.config.flattenedFields, doc)
  return withBeside({ ...draft, title: draft.title || 'A page without a title' })
}
