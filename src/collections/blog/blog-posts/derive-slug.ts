import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'

import { slugOf } from '@/lib/domain/text/slug'
import { isReservedPostSlug } from '@/lib/routing/blog-routes'

/** The address of drafts whose title makes none yet: addresses are unique. */
const UNTITLED = 'untitled'
const SLUG_LENGTH_MAX = 190 // leaves room for a numeric suffix

/**
 * Derives the slug from the title until someone enters one or the post is first published, because titles are autosaved
 * while they are being typed. A slug that was entered must be free, in drafts too: Payload does not validate them.
 */
export const deriveSlug: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const given: unknown = data?.slug
  const slug: unknown = given || originalDoc?.slug
  if (baseOf(data?.title ?? originalDoc?.title) === null && (!slug || isMadeFrom(UNTITLED, slug))) {
    if (data?._status === 'published') return { ...data, slug: null } // which is refused
    return { ...data, slug: slug || (await freeSlug(UNTITLED, { id: originalDoc?.id, req })) }
  }
  const isDerived =
    !originalDoc?.publishedAt &&
    [data?.title, originalDoc?.title].some((title) => isMadeFrom(baseOf(title) ?? UNTITLED, slug))
  const base = isDerived || !given ? baseOf(data?.title) : null
  if (base) {
    if (isMadeFrom(base, originalDoc?.slug)) return { ...data, slug: originalDoc.slug }
    return { ...data, slug: await freeSlug(base, { id: originalDoc?.id, req }) }
  }
  if (typeof given !== 'string' || given === originalDoc?.slug) return data
  const message = isReservedPostSlug(given)
    ? 'This address belongs to a built-in part of the site. Choose another.'
    : await whyTaken(given, { id: originalDoc?.id, req })
  if (!message) return data
  const errors = [{ path: 'slug', label: 'Address', message }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}

type Lookup = { id: number | undefined; req: PayloadRequest }

function baseOf(title: unknown): string | null {
  return (typeof title === 'string' && slugOf(title, SLUG_LENGTH_MAX)) || null
}

/** 'warm-rooms' and 'warm-rooms-2' are both derived from “Warm rooms”. */
function isMadeFrom(base: string, slug: unknown): boolean {
  return typeof slug === 'string' && slug.startsWith(base) && /^(?:-\d+)?$/.test(slug.slice(base.length))
}

async function freeSlug(base: string, lookup: Lookup): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!isReservedPostSlug(slug) && !(await whyTaken(slug, lookup))) return slug
  }
}

/** Returns a message that names the post with this slug, published or in a draft, or null if the slug is free. */
async function whyTaken(slug: string, { id, req }: Lookup): Promise<string | null> {
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: 'blog-posts',
      where: { and: [{ slug: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
      draft,
      limit: 1,
      depth: 0,
      select: { title: true },
      overrideAccess: true, // includes drafts that the caller may not read
      req,
    })
    if (docs[0]) return `Another post has this address: “${docs[0].title}”`
  }
  return null
}
