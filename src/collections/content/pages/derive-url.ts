import type { CollectionBeforeValidateHook } from 'payload'

import { slugOf } from '@/lib/domain/text/slug'

const SLUG_LENGTH_MAX = 100

/**
 * Derives the path from the title until someone enters one or the page is first published. Titles are autosaved while
 * they are being typed, so a derived path follows the title.
 */
export const deriveUrl: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data?.title || originalDoc?.publishedAt) return data
  const isDerived = !data.url || data.url === urlFor(originalDoc?.title)
  return isDerived && !(data.url === undefined && originalDoc?.url) ? { ...data, url: urlFor(data.title) } : data
}

function urlFor(title: unknown): string | null {
  const slug = typeof title === 'string' && slugOf(title, SLUG_LENGTH_MAX)
  return slug ? `/${slug}` : null
}
