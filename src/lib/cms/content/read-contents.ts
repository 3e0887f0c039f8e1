import type { CollectionSlug, FlattenedField, Payload } from 'payload'

import type { Passage } from '@/lib/domain/claims/passage'
import type { Page } from '@/lib/generated/payload-types'
import { BUILT_HEADS, REPLY_HEADS } from '@/lib/site/built-heads'
import { CLAIMS_IN_SECTIONS } from '@/lib/site/claims-in-sections'
import { pageAnchors } from '@/lib/site/page-anchor'
import { SOURCES_ID } from '@/lib/site/page'
import { routes, shopProduct } from '@/lib/site/routes'

import type { Content } from './content'
import { passagesOfFields } from './passages-of-fields'
import { passagesOfPage } from './passages-of-page'
import type { KeyOf, Where } from './passages-of-prose'

type List = { collection: CollectionSlug; pathOf?: (doc: Record<string, unknown>) => string | null }

/** What visitors read besides pages, and on which page it stands; without one where it stands on several. */
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
  { collection: 'blog-posts', pathOf: ({ slug }) => `${routes.blog}/${slug}` },
  { collection: 'blog-categories' },
]

/** Fields that visitors read as text. What only colleagues may read, and what the form hides, is not for them. */
const TEXTS: readonly FlattenedField['type'][] = ['text', 'textarea', 'richText', 'group', 'array', 'blocks', 'json']
const isForVisitors = ({ type, access, admin, hidden }: FlattenedField) =>
  TEXTS.includes(type) && !access?.read && !admin?.hidden && !hidden

const GLOBALS = [
  { slug: 'promo-banner', title: 'Banner', path: null, context: 'banner', hasNotes: false },
  { slug: 'home-page', title: 'Homepage', path: routes.home, context: 'section', hasNotes: true },
  { slug: 'sales-page', title: 'Sales page', path: routes.sales, context: 'landing', hasNotes: true },
] as const

type Given = { payload: Payload; keyOf: KeyOf }

/** Everything published that visitors read, with where it stands. Lists are whole, however long, and read one after another: visitors need connections too. */
export async function readContents({ payload }: { payload: Payload }): Promise<Content[]> {
  const { docs: claims } = await payload.find({
    collection: 'claims',
    pagination: false,
    depth: 0,
    select: { key: true },
    overrideAccess: true,
  }) // for staff and commands alone
  const keys = new Map(claims.map(({ id, key }) => [id, key]))
  const given = { payload, keyOf: (id: unknown) => keys.get(Number(id)) ?? null }
  const contents = await readPages(given)
  for (const list of LISTS) contents.push(...(await readList(list, given)))
  for (const global of GLOBALS) contents.push(await readGlobal(global, given))
  return [
    ...contents,
    ...CLAIMS_IN_SECTIONS.map(ofSection),
    ...Object.values({ ...BUILT_HEADS, ...REPLY_HEADS }).map(ofHead),
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

/** A form stands at its own name; the quote request has another. */
function formAnchors({ blocks }: Page): string[] {
  return (blocks ?? []).flatMap((block) =>
    block.blockType === 'form' ? [block.form === 'quote' ? 'quote-request' : block.form] : [],
  )
}

/** Only a page that names a source has a list of them. */
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
    const record = doc as object as Record<string, unknown> // which fields there are is the collection's to say
    const fields = Object.fromEntries(texts.map(({ name }) => [name, record[name]]))
    const title = String(record[admin.useAsTitle ?? 'id'])
    const where: Where = { place: title, kind: 'prose', context: 'section', hasNotes: true }
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
  const where: Where = { place: title, kind: 'prose', context, hasNotes }
  return {
    title,
    path,
    editPath: `/globals/${slug}`,
    isOnEveryPage: path === null,
    passages: [...chosenClaims(fields, where), ...passagesOfFields({ fields, where, keyOf })],
    anchors: [],
  }
}

/** The claims that staff chose for the large figures and the counters. */
function chosenClaims(fields: object, where: Where): Passage[] {
  const rows = Object.values(fields).flatMap((value: unknown) => (Array.isArray(value) ? value : []))
  return rows.flatMap(({ claimKey }: { claimKey?: string }) =>
    claimKey ? [{ ...where, kind: 'record' as const, pieces: [{ kind: 'claim' as const, key: claimKey }] }] : [],
  )
}

function ofSection({ path, place, context, hasNotes, keys }: (typeof CLAIMS_IN_SECTIONS)[number]): Content {
  const passages = keys.map((key): Passage => ({
    place,
    kind: 'record',
    context,
    hasNotes,
    pieces: [{ kind: 'claim', key }],
  }))
  return { title: place, path, editPath: null, isOnEveryPage: path === null, passages, anchors: [] }
}

/** What tabs and search engines show of a page of code. */
function ofHead({ path, title, description }: { path: string; title: string; description: string }): Content {
  const passages = [title, description].map((text): Passage => ({
    place: 'Search results',
    kind: 'prose',
    context: 'metadata',
    hasNotes: false,
    pieces: [{ kind: 'text', text }],
  }))
  return { title, path, editPath: null, passages, anchors: [] }
}
