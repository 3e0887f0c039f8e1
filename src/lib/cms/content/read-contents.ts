import type { CollectionSlug, FlattenedField, Payload } from 'payload'

import { CLAIMS_IN_SECTIONS } from '@/lib/content/claims-in-sections'
import { SOURCES_ID } from '@/lib/content/page'
import type { Passage } from '@/lib/domain/claims/passage'
import type { Page } from '@/lib/generated/payload-types'
import { REPLY_PAGE_LIST } from '@/lib/registry/reply-pages'
import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'
import { postPath } from '@/lib/routing/blog-routes'
import { pageAnchors } from '@/lib/routing/page-anchor'
import type { ReplyPage, StaticPage } from '@/lib/routing/page-entry'
import { routes, shopProduct } from '@/lib/routing/routes'

import type { Content } from './content'
import { passagesOfFields } from './passages-of-fields'
import { passagesOfPage } from './passages-of-page'
import type { KeyOf, Where } from './passages-of-prose'

type List = { collection: CollectionSlug; pathOf?: (doc: Record<string, unknown>) => string | null }

/** Visible content other than pages, with the page that shows it; none if several pages do. */
const LISTS: readonly List[] = [
  { collection: 'faqs', pathOf: ({ isOnHome }) => (isOnHome ? routes.home : null) },
  { collection: 'testimonials' },
  { collection: 'case-studies' },
  { collection: 'films' },
  { collection: 'media' },
  { collection: 'products', pathOf: ({ slug }) => shopProduct(String(slug)) },
  { collection: 'product-categories' },
  { collection: 'product-variants' },
  { collection: 'bundles' },
  { collection: 'installers' },
  { collection: 'blog-posts', pathOf: ({ slug }) => postPath(String(slug)) },
  { collection: 'blog-categories' },
]

/** Field types with visible text. Fields that are restricted to staff or hidden in the admin are skipped. */
const TEXTS: readonly FlattenedField['type'][] = ['text', 'textarea', 'richText', 'group', 'array', 'blocks', 'json']
const isForVisitors = ({ type, access, admin, hidden }: FlattenedField) =>
  TEXTS.includes(type) && !access?.read && !admin?.hidden && !hidden

const GLOBALS = [
  { slug: 'promo-banner', title: 'Banner', path: null, context: 'banner', hasNotes: false },
  { slug: 'home-page', title: 'Homepage', path: routes.home, context: 'section', hasNotes: true },
  { slug: 'sales-page', title: 'Sales page', path: routes.sales, context: 'landing', hasNotes: true },
] as const

type Given = { payload: Payload; keyOf: KeyOf }

/**
 * All published, visible content and where it appears. Lists are complete, and read one at a time to leave database
 * connections for visitors.
 */
export async function readContents({ payload }: { payload: Payload }): Promise<Content[]> {
  const { docs: claims } = await payload.find({
    collection: 'claims',
    pagination: false,
    depth: 0,
    select: { key: true },
    overrideAccess: true,
  }) // used by staff and commands only
  const keys = new Map(claims.map(({ id, key }) => [id, key]))
  const given = { payload, keyOf: (id: unknown) => keys.get(Number(id)) ?? null }
  const contents = await readPages(given)
  for (const list of LISTS) contents.push(...(await readList(list, given)))
  for (const global of GLOBALS) contents.push(await readGlobal(global, given))
  return [
    ...contents,
    ...CLAIMS_IN_SECTIONS.map(ofSection),
    ...[...STATIC_PAGE_LIST, ...REPLY_PAGE_LIST].flatMap(ofHead),
  ]
}

async function readPages({ payload, keyOf }: Given): Promise<Content[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: PUBLISHED,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map((page) => {
    const passages = passagesOfPage({ page, keyOf })
    return {
      title: page.title,
      path: page.url,
      editPath: `/collections/pages/${page.id}`,
      passages,
      anchors: [...pageAnchors(page.blocks ?? []), ...formAnchors(page), ...sourceAnchors(passages)],
    }
  })
}

/** A form's anchor is its name, except for the quote request. */
function formAnchors({ blocks }: Page): string[] {
  return (blocks ?? []).flatMap((block) =>
    block.blockType === 'form' ? [block.form === 'quote' ? 'quote-request' : block.form] : [],
  )
}

/** Only pages that cite sources have a source list. */
function sourceAnchors(passages: readonly Passage[]): string[] {
  return passages.some(({ pieces }) => pieces.some(({ kind }) => kind === 'source')) ? [SOURCES_ID] : []
}

const PUBLISHED = { _status: { equals: 'published' } }

async function readList({ collection, pathOf }: List, { payload, keyOf }: Given): Promise<Content[]> {
  const { admin, flattenedFields, versions } = payload.collections[collection].config
  const [hasDrafts, texts] = [Boolean(versions?.drafts), flattenedFields.filter(isForVisitors)]
  const { docs } = await payload.find({
    collection,
    where: hasDrafts ? PUBLISHED : {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map((doc) => {
    const record = doc as object as Record<string, unknown> // the collection decides which fields exist
    const fields = Object.fromEntries(texts.map(({ name }) => [name, record[name]]))
    const title = String(record[admin.useAsTitle ?? 'id'])
    const where: Where = { location: title, kind: 'prose', context: 'section', hasNotes: true }
    return {
      title,
      path: pathOf?.(record) ?? null,
      editPath: `/collections/${collection}/${doc.id}`,
      passages: passagesOfFields({ fields, where, keyOf }),
      anchors: [],
    }
  })
}

async function readGlobal(
  { slug, title, path, context, hasNotes }: (typeof GLOBALS)[number],
  { payload, keyOf }: Given,
): Promise<Content> {
  const fields = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  const where: Where = { location: title, kind: 'prose', context, hasNotes }
  return {
    title,
    path,
    editPath: `/globals/${slug}`,
    isOnEveryPage: path === null,
    passages: [...chosenClaims(fields, where), ...passagesOfFields({ fields, where, keyOf })],
    anchors: [],
  }
}

/** The claims staff selected for the headline figures and counters. */
function chosenClaims(fields: object, where: Where): Passage[] {
  const rows = Object.values(fields).flatMap((value: unknown) => (Array.isArray(value) ? value : []))
  return rows.flatMap(({ claimKey }: { claimKey?: string }) =>
    claimKey ? [{ ...where, kind: 'record' as const, pieces: [{ kind: 'claim' as const, key: claimKey }] }] : [],
  )
}

function ofSection({ path, section: place, context, hasNotes, keys }: (typeof CLAIMS_IN_SECTIONS)[number]): Content {
  const passages = keys.map((key): Passage => ({
    location: place,
    kind: 'record',
    context,
    hasNotes,
    pieces: [{ kind: 'claim', key }],
  }))
  return { title: place, path, editPath: null, isOnEveryPage: path === null, passages, anchors: [] }
}

/** Title and description of a static page. */
function ofHead({ path, title, description }: StaticPage | ReplyPage): Content[] {
  if (!description) return []
  const passages = [title, description].map((text): Passage => ({
    location: 'Search results',
    kind: 'prose',
    context: 'metadata',
    hasNotes: false,
    pieces: [{ kind: 'text', text }],
  }))
  return [{ title, path, editPath: null, passages, anchors: [] }]
}
