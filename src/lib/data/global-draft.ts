import type { DataFromGlobalSlug } from 'payload'

import type { PreviewedGlobal, PreviewedSettings } from '@/lib/routing/routes'

import { completeDraft } from './complete-draft'
import { payloadClient } from './payload-client'

type DraftQuery<Slug> = { slug: Slug; headers: Headers; depth: number }

/** A global with its latest changes, for users who may read its versions; null for everyone else. Never cached. */
export async function readGlobalDraft<Slug extends PreviewedGlobal | PreviewedSettings>({
  slug,
  headers,
  depth,
}: DraftQuery<Slug>): Promise<DataFromGlobalSlug<Slug> | null> {
  const payload = await payloadClient()
  const { user, permissions } = await payload.auth({ headers })
  if (!user || !permissions.globals?.[slug]?.readVersions) return null
  const { flattenedFields } = payload.globals.config.find((global) => global.slug === slug) ?? { flattenedFields: [] }
  return completeDraft(
    flattenedFields,
    await payload.findGlobal({ slug, draft: true, depth, user, overrideAccess: false }),
  )
}
