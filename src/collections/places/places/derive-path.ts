import type { CollectionBeforeValidateHook } from 'payload'

import type { Place } from '@/lib/generated/payload-types'

/** Derives the full path from the slug and the parent. */
export const derivePath: CollectionBeforeValidateHook<Place> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { kind, slug, parent } = { ...originalDoc, ...data }
  if (!slug || !kind) return data
  if (kind === 'county' || kind === 'country') return { ...data, path: `${kind}/${slug}` }
  if (kind !== 'suburb') return { ...data, path: slug }
  const id = typeof parent === 'object' ? parent?.id : parent
  if (!id) return data
  const town = await req.payload.findByID({ collection: 'places', id, depth: 0, select: { path: true }, req })
  return { ...data, path: `${town.path ?? ''}/${slug}` }
}
