import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { CollectionSlug, Payload, TypedUser } from 'payload'
import sharp from 'sharp'

import { poolOf } from '@/lib/platform/database'

import { documentOf, type Parents } from '../../fixtures/documents'

export type NewDocument = {
  data: Record<string, unknown>
  file?: { data: Buffer; mimetype: string; name: string; size: number }
}

/** Two documents of a collection: a public one, and a draft or hidden one if the collection supports them. */
export type Kept = { shown: number; hidden: number | null }

/** The number of documents, the number of public ones, and when the given one was changed; null if it is deleted. */
export type State = { total: number; totalShown: number; changedAt: string | null }

/** Maintains documents of every collection for the tests, and tracks changes to them. `context`: that of their creation. */
export async function openArchive(payload: Payload, { owner, context = {} }: { owner: TypedUser; context?: object }) {
  // Payload's types apply to one collection at a time, and this covers all of them.
  const create = payload.create.bind(payload) as unknown as (options: object) => Promise<{ id: number }>
  payload.collections.media.config.upload.staticDir = mkdtempSync(path.join(tmpdir(), 'uploads-'))
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const kept = new Map<string, Kept>()
  const parents: Parents = {
    lead: 0,
    sharedDesign: 0,
    user: Number(owner.id),
    author: 0,
    post: 0,
    product: 0,
    payment: 0,
    order: 0,
    profile: 0,
    film: await seededFilm(),
  }
  let made = 0

  /** The files of an existing video, because a picture is not accepted as one. */
  async function seededFilm(): Promise<Parents['film']> {
    const { docs } = await payload.find({ collection: 'films', limit: 1, depth: 0, overrideAccess: true })
    const { mp4, webm, poster } = docs[0] ?? {}
    return { mp4: Number(mp4), webm: Number(webm), poster: Number(poster) }
  }

  function configOf(slug: string) {
    const config = payload.config.collections.find((each) => each.slug === slug)
    if (!config) throw new Error(`There is no collection ${slug}`)
    return {
      hasVersions: Boolean(config.versions),
      hasDrafts: Boolean(config.versions && config.versions.drafts),
      hasActiveFlag: config.flattenedFields.some(({ name }) => name === 'isActive'),
    }
  }

  async function fresh(slug: string): Promise<NewDocument> {
    made += 1
    const own = ['deliveries', 'lead-events', 'lead-tasks', 'quotes'].includes(slug)
      ? { ...parents, lead: await make('leads') }
      : slug === 'shared-design-versions' || slug === 'shared-design-comments'
        ? { ...parents, sharedDesign: await make('shared-designs') }
        : slug === 'warranties'
          ? { ...parents, order: await make('orders', { state: 'paid' }) }
          : parents
    const data = documentOf(made, own)[slug]
    if (!data) throw new Error(`tests/fixtures/documents.ts has no ${slug}`)
    return slug === 'media'
      ? { data, file: { data: picture, mimetype: 'image/png', name: 'wall.png', size: picture.length } }
      : { data }
  }

  async function make(slug: string, extra: object = {}, options: object = {}): Promise<number> {
    const { data, file } = await fresh(slug)
    const { id } = await create({
      collection: slug,
      data: { ...data, ...extra },
      file,
      user: owner,
      overrideAccess: true,
      context,
      ...options,
    })
    return id
  }

  function makeShown(slug: string): Promise<number> {
    const { hasDrafts, hasActiveFlag } = configOf(slug)
    return make(slug, hasDrafts ? { _status: 'published' } : hasActiveFlag ? { isActive: true } : {})
  }

  async function makeHidden(slug: string): Promise<number | null> {
    if (configOf(slug).hasDrafts) return make(slug, { _status: 'draft' }, { draft: true })
    return configOf(slug).hasActiveFlag ? make(slug, { isActive: false }) : null
  }

  async function state(slug: string, id: number): Promise<State> {
    const { hasDrafts, hasActiveFlag } = configOf(slug)
    const shown = hasDrafts ? `"_status" = 'published'` : hasActiveFlag ? 'is_active' : 'true'
    const { rows } = await poolOf(payload).query<State>(
      `select count(*)::int as total, count(*) filter (where ${shown})::int as "totalShown",
         max(coalesce(to_jsonb(kept)->>'updated_at', 'never')) filter (where id = $1) as "changedAt"
       from ${slug.replaceAll('-', '_')} as kept`,
      [id],
    )
    if (!rows[0]) throw new Error('The query returned no row')
    return rows[0]
  }

  for (const [parent, slug] of [
    ['author', 'blog-authors'],
    ['post', 'blog-posts'],
    ['product', 'products'],
    ['payment', 'payments'],
    ['profile', 'user-profiles'],
  ] as const) {
    parents[parent] = await makeShown(slug)
  }

  return {
    fresh,
    state,
    hasVersions: (slug: string) => configOf(slug).hasVersions,
    /** The collection's two documents; one that a test deleted is recreated. */
    async keep(slug: string): Promise<Kept> {
      const previous = kept.get(slug) ?? { shown: 0, hidden: await makeHidden(slug) }
      const exists = previous.shown !== 0 && (await state(slug, previous.shown)).changedAt !== null
      const current = exists ? previous : { ...previous, shown: await makeShown(slug) }
      kept.set(slug, current)
      return current
    },
    /** Deletes a document without access control. */
    async remove(slug: string, id: number): Promise<void> {
      if (slug === 'products') await poolOf(payload).query('delete from price_changes where product_id = $1', [id])
      await payload.db.deleteOne({ collection: slug as CollectionSlug, where: { id: { equals: id } } })
    },
    /** A version of the document; null if the collection has no versions. */
    async versionOf(slug: string, id: number): Promise<number | null> {
      if (!configOf(slug).hasVersions) return null
      const { docs } = await payload.db.findVersions({
        collection: slug as CollectionSlug,
        where: { parent: { equals: id } },
        limit: 1,
      })
      return Number(docs[0]?.id)
    },
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>
