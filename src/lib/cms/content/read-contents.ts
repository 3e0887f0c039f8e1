import type { CollectionSlug, Payload } from 'payload'

import type { Passage } from '@/lib/domain/claims/passage'
import type { Page } from '@/lib/generated/payload-types'
import { CLAIMS_IN_SECTIONS } from '@/lib/site/claims-in-sections'
import { pageAnchors } from '@/lib/site/page-anchor'
import { SOURCES_ID } from '@/lib/site/page'
import { routes } from '@/lib/site/routes'

import type { Content } from './content'
import { passagesOfFields } from './passages-of-fields'
import { passagesOfPage } from './passages-of-page'
import type { KeyOf, Where } from './passages-of-prose'

type List = { collection: CollectionSlug; name: string; texts: readonly string[]; pathOf: (doc: Record<string, unknown>) => string | null }

/** What visitors read besides pages, and on which page it stands; null for what stands on several. */
const LISTS: readonly List[] = [
  { collection: 'faqs', name: 'question', texts: ['question', 'answer'], pathOf: ({ isOnHome }) => (isOnHome ? routes.home : null) },
  { collection: 'testimonials', name: 'clientName', texts: ['quote', 'fitted'], pathOf: () => null },
  { collection: 'case-studies', name: 'title', texts: ['title', 'challenge', 'solution', 'results', 'benefits', 'technicalSummary', 'clientTestimonial'], pathOf: () => null },
  { collection: 'films', name: 'title', texts: ['title', 'description'], pathOf: () => null },
  { collection: 'media', name: 'alt', texts: ['alt', 'caption'], pathOf: () => null },
  { collection: 'products', name: 'name', texts: ['shortDescription', 'description', 'features', 'metaTitle', 'metaDescription'], pathOf: () => null },
  { collection: 'blog-posts', name: 'title', texts: ['title', 'excerpt', 'content', 'metaTitle', 'metaDescription'], pathOf: ({ slug }) => `${routes.blog}/${slug}` },
]

const GLOBALS = [
  { slug: 'promo-banner', title: 'Banner', path: null, context: 'banner', hasNotes: false },
  { slug: 'home-page', title: 'Homepage', path: routes.home, context: 'section', hasNotes: true },
  { slug: 'sales-page', title: 'Sales page', path: routes.sales, context: 'landing', hasNotes: true },
] as const

type Given = { payload: Payload; keyOf: KeyOf }

/** Everything published that visitors read, with where it stands. Lists are whole, however long, and read one after another: visitors need connections too. */
export async function readContents({ payload }: { payload: Payload }): Promise<Content[]> {
  const { docs: claims } = await payload.find({ collection: 'claims', pagination: false, depth: 0, select: { key: true }, overrideAccess: true }) // for staff and commands alone
  const keys = new Map(claims.map(({ id, key }) => [id, key]))
  const given = { payload, keyOf: (id: unknown) => keys.get(Number(id)) ?? null }
  const contents = await readPages(given)
  for (const list of LISTS) contents.push(...(await readList(list, given)))
  for (const global of GLOBALS) contents.push(await readGlobal(global, given))
  return [...contents, ...CLAIMS_IN_SECTIONS.map(ofSection)]
}

async function readPages({ payload, keyOf }: Given): Promise<Content[]> {
  const { docs } = await payload.find({ collection: 'pages', where: PUBLISHED, pagination: false, depth: 0, overrideAccess: true })
  return docs.map((page) => {
    const passages = passagesOfPage({ page, keyOf })
    return { title: page.title, path: page.url, editPath: `/collections/pages/${page.id}`, passages, anchors: [...pageAnchors(page.blocks ?? []), ...formAnchors(page), ...sourceAnchors(passages)] }
  })
}

/** A form stands at its own name; the quote request has another. */
function formAnchors({ blocks }: Page): string[] {
  return (blocks ?? []).flatMap((block) => (block.blockType === 'form' ? [block.form === 'quote' ? 'quote-request' : block.form] : []))
}

/** Only a page that names a source has a list of them. */
function sourceAnchors(passages: readonly Passage[]): string[] {
  return passages.some(({ pieces }) => pieces.some(({ kind }) => kind === 'source')) ? [SOURCES_ID] : []
}

const PUBLISHED = { _status: { equals: 'published' } }

async function readList({ collection, name, texts, pathOf }: List, { payload, keyOf }: Given): Promise<Content[]> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const { docs } = await payload.find({ collection, where: hasDrafts ? PUBLISHED : {}, pagination: false, depth: 0, overrideAccess: true })
  return docs.map((doc) => {
    const record = doc as object as Record<string, unknown> // which fields there are is LISTS' to say
    const fields = Object.fromEntries(texts.map((text) => [text, record[text]]))
    const where: Where = { place: String(record[name]), kind: 'prose', context: 'section', hasNotes: true }
    return { title: String(record[name]), path: pathOf(record), editPath: `/collections/${collection}/${doc.id}`, passages: passagesOfFields({ fields, where, keyOf }), anchors: [] }
  })
}

async function readGlobal({ slug, title, path, context, hasNotes }: (typeof GLOBALS)[number], { payload, keyOf }: Given): Promise<Content> {
  const fields = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  const where: Where = { place: title, kind: 'prose', context, hasNotes }
  return { title, path, editPath: `/globals/${slug}`, isOnEveryPage: path === null, passages: [...chosenClaims(fields, where), ...passagesOfFields({ fields, where, keyOf })], anchors: [] }
}

/** The claims that staff chose for the large figures and the counters. */
function chosenClaims(fields: object, where: Where): Passage[] {
  const rows = Object.values(fields).flatMap((value: unknown) => (Array.isArray(value) ? value : []))
  return rows.flatMap(({ claimKey }: { claimKey?: string }) => (claimKey ? [{ ...where, kind: 'record' as const, pieces: [{ kind: 'claim' as const, key: claimKey }] }] : []))
}

function ofSection({ path, place, context, hasNotes, keys }: (typeof CLAIMS_IN_SECTIONS)[number]): Content {
  const passages = keys.map((key): Passage => ({ place, kind: 'record', context, hasNotes, pieces: [{ kind: 'claim', key }] }))
  return { title: place, path, editPath: null, isOnEveryPage: path === null, passages, anchors: [] }
}
