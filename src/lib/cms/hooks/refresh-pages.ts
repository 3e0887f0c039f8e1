import { revalidateTag } from 'next/cache.js'
import type { CollectionConfig, GlobalAfterChangeHook, GlobalConfig, GlobalSlug, PayloadRequest, Plugin } from 'payload'

import { announceExpired } from '@/lib/platform/cache-invalidations'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'

/** Request context for code running outside the server, where there are no pages to revalidate. */
export const OUTSIDE_SERVER = { isOutsideServer: true }

/** These have their own hooks, which revalidate by path: visitors see no drafts, and a page may move. */
const BY_PATH = ['pages', 'blog-posts']

/** Expires cached reads, and with them prerendered pages, whenever a document they show changes. */
export const refreshPages: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollectionHooks) ?? [],
  globals: config.globals?.map(withGlobalHook) ?? [],
})

type Change = { req: Pick<PayloadRequest, 'context' | 'payload' | 'transactionID'>; tags: readonly string[] }

/**
 * Expires everything cached under the tags: in this process before the response, even if the change cannot be
 * announced, and in other processes once it is committed.
 */
export async function revalidateTags({ req, tags }: Change): Promise<void> {
  if (req.context.isOutsideServer) return
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  await announceExpired(req, tags)
}

function withCollectionHooks(collection: CollectionConfig): CollectionConfig {
  const tags = documentChangeTags(collection.slug)
  if (tags.length === 0 || BY_PATH.includes(collection.slug)) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), refreshAfter(tags)],
      afterDelete: [...(hooks?.afterDelete ?? []), refreshAfter(tags)],
    },
  }
}

function withGlobalHook(global: GlobalConfig): GlobalConfig {
  const tags = documentChangeTags(global.slug)
  if (tags.length === 0) return global
  const { hooks } = global
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), refreshAfterGlobal(global.slug, tags)] },
  }
}

/** Visitors see no draft of a global: saving one leaves the published row unchanged. */
function refreshAfterGlobal(slug: string, tags: readonly string[]): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    const published = await req.payload.findGlobal({
      slug: slug as GlobalSlug, // the slug of a configured global
      depth: 0,
      overrideAccess: true, // only its update time is read
      req,
    })
    if (published.updatedAt === doc.updatedAt) await revalidateTags({ req, tags })
    return doc
  }
}

function refreshAfter(tags: readonly string[]) {
  return async <Doc>({ doc, req }: { doc: Doc; req: PayloadRequest }): Promise<Doc> => {
    await revalidateTags({ req, tags })
    return doc
  }
}
