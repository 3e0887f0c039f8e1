import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import type { Redirect } from '@/lib/generated/payload-types'
import { redirectChangeTags } from '@/lib/registry/revalidation-plan'

/** Redirects are cached like pages, so a change of the start path also revalidates the old one. */
export const revalidateChangedRedirect: CollectionAfterChangeHook<Redirect> = async ({ doc, previousDoc, req }) => {
  // On a create there is no previous document, and Payload passes an empty object.
  const before = previousDoc?.from ?? null
  await revalidateTags({ req, tags: redirectChangeTags({ before, after: doc.from }) })
  return doc
}

export const revalidateDeletedRedirect: CollectionAfterDeleteHook<Redirect> = async ({ doc, req }) => {
  await revalidateTags({ req, tags: redirectChangeTags({ before: doc.from, after: null }) })
  return doc
}
