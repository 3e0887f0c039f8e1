import type { GlobalSlug, PayloadRequest } from 'payload'

import { canShowMedia, mediaIn, mediaPaths } from './media-in'

/** A document that shows a file. `path` is relative to the admin root; null for the site's own code. */
export type MediaUse = { label: string; path: string | null }

type MediaQuery = { req: PayloadRequest; mediaId: number }

/** Where a file is used, drafts included. For staff who may change media. */
export async function usesOfMedia(query: MediaQuery): Promise<MediaUse[]> {
  const [inCode, inCollections, inGlobals] = await Promise.all([
    usesInCode(query),
    usesInCollections(query),
    usesInGlobals(query),
  ])
  return [...inCode, ...inGlobals, ...inCollections]
}

/** Code finds the pictures supplied with the site by their keys. */
async function usesInCode({ req, mediaId }: MediaQuery): Promise<MediaUse[]> {
  const { key } = await req.payload.findByID({
    collection: 'media',
    id: mediaId,
    depth: 0,
    trash: true,
    select: { key: true },
    overrideAccess: true, // as below
    req,
  })
  return key ? [{ label: 'The website itself, by its key', path: null }] : []
}

async function usesInCollections({ req, mediaId }: MediaQuery): Promise<MediaUse[]> {
  const collections = req.payload.config.collections.filter(({ flattenedFields }) => canShowMedia(flattenedFields))
  const uses = await Promise.all(
    collections.map(async ({ slug, admin, labels, flattenedFields }) => {
      const paths = mediaPaths(flattenedFields)
      const { docs } = await req.payload.find({
        collection: slug,
        // There are thousands of places, so documents are searched in memory only where a query cannot do it.
        ...(paths && { where: { or: paths.map((path) => ({ [path]: { equals: mediaId } })) } }),
        draft: true,
        depth: 0,
        pagination: false,
        overrideAccess: true, // documents that the caller may not read count too
        req,
      })
      return docs
        .map((doc) => ({ ...doc }) as Record<string, unknown>)
        .filter((doc) => mediaIn(flattenedFields, doc).has(mediaId))
        .map((doc) => ({
          label: `${String(labels.singular)}: ${String(doc[admin.useAsTitle ?? 'id'] ?? doc.id)}`,
          path: `/collections/${slug}/${String(doc.id)}`,
        }))
    }),
  )
  return uses.flat()
}

async function usesInGlobals({ req, mediaId }: MediaQuery): Promise<MediaUse[]> {
  const globals = req.payload.config.globals.filter(({ flattenedFields }) => canShowMedia(flattenedFields))
  const uses = await Promise.all(
    globals.map(async ({ slug, label, versions, flattenedFields }) => {
      const doc = await req.payload.findGlobal({
        slug: slug as GlobalSlug, // the slug of a configured global
        draft: Boolean(versions),
        depth: 0,
        overrideAccess: true, // documents that the caller may not read count too
        req,
      })
      return mediaIn(flattenedFields, doc).has(mediaId) ? [{ label: String(label), path: `/globals/${slug}` }] : []
    }),
  )
  return uses.flat()
}
