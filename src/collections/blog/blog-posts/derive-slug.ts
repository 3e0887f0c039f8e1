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
export const deriveSlug: CollectionBeforeValidateHook = async ({ collection, data = {}, originalDoc, req }) => {
  const original: Stored = originalDoc ?? {}
  const slug: unknown = data.slug || original.slug
  const lookup = { id: original.id, req }
  const titles = [data.title, original.title]
  const isUntitled = baseOf(titles.find(isGiven)) === null && (!slug || isMadeFrom(UNTITLED, slug))
  if (isUntitled && data._status === 'published') return { ...data, slug: null } // which is refused
  if (isUntitled) return { ...data, slug: slug || (await freeSlug(UNTITLED, lookup)) }
  const base = !data.slug || isDerived({ slug, titles, original }) ? baseOf(data.title) : null
  if (base) return { ...data, slug: isMadeFrom(base, original.slug) ? original.slug : await freeSlug(base, lookup) }
  const message = await whyRefused(data.slug, original.slug, lookup)
  if (!message) return data
  const errors = [{ path: 'slug', label: 'Address', message }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}

type Stored = { id?: number; slug?: unknown; title?: unknown; publishedAt?: unknown }

const isGiven = (value: unknown) => value !== undefined && value !== null

type Derived = { slug: unknown; titles: readonly unknown[]; original: Stored }

/** Whether the slug still follows the title. */
function isDerived({ slug, titles, original }: Derived): boolean {
  return !original.publishedAt && titles.some((title) => isMadeFrom(baseOf(title) ?? UNTITLED, slug))
}

/** Why a slug that was entered cannot be saved. */
async function whyRefused(slug: unknown, before: unknown, lookup: Lookup): Promise<string | null> {
  if (typeof slug !== 'string' || slug === before) return null
  return isReservedPostSlug(slug)
    ? 'This address belongs to a built-in part of the site. Choose another.'
    : whyTaken(slug, lookup)
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
