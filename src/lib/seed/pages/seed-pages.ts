import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { proseFromMarkdown } from '@/lib/cms/prose/prose-from-markdown'

import { seedMissing } from '../seed-missing'
import type { PageSeed } from './page-seed'
import { PAGE_SEEDS, SOURCE_SEEDS } from './pages'
import { toBlocks, type Library } from './to-blocks'

/**
 * The pages that a new site starts with, and their sources. Needs the pictures, films, claims, questions and the product. A page
 * that staff gave another address does not come back at its first one.
 */
export async function seedPages(payload: Payload): Promise<void> {
  for (const source of SOURCE_SEEDS) await seedMissing({ payload, collection: 'sources', field: 'key', data: source })
  const [pages, redirects] = [await idsOf(payload, 'pages', 'url'), await idsOf(payload, 'redirects', 'from')]
  const missing = PAGE_SEEDS.filter(({ path }) => !pages.has(path) && !redirects.has(path))
  if (missing.length === 0) return
  const toRecord = await recordMaker(payload)
  for (const seed of missing) {
    await payload.create({ collection: 'pages', data: toRecord(seed), overrideAccess: true, context: OUTSIDE_SERVER }) // the seed is nobody's request
  }
}

async function recordMaker(payload: Payload): Promise<(seed: PageSeed) => RequiredDataFromCollectionSlug<'pages'>> {
  const sources = await idsOf(payload, 'sources', 'key')
  const claims = await idsOf(payload, 'claims', 'key')
  const pictures = await idsOf(payload, 'media', 'key')
  const films = await idsOf(payload, 'films', 'key')
  const products = await idsOf(payload, 'products', 'slug')
  const questions = await idsOf(payload, 'faqs', 'question')
  const prose = await proseFromMarkdown({
    config: payload.config,
    named: { sourceId: named(sources, 'source'), claimId: named(claims, 'claim') },
  })
  const library: Library = {
    picture: (key) => pictures.get(key),
    film: (key) => films.get(key),
    product: (key) => products.get(key),
    claim: named(claims, 'claim'),
    question: named(questions, 'question'),
  }
  return ({ path, title, description, category, heading, lead, lastChecked, picture, blocks }) => ({
    url: path,
    title,
    description,
    category,
    heading,
    lead,
    factsCheckedOn: lastChecked,
    picture: picture ? pictures.get(picture) : null,
    blocks: blocks.flatMap((block) => toBlocks(block, { prose, library })),
    _status: 'published',
  })
}

/** Every document of a collection by what names it. */
async function idsOf(
  payload: Payload,
  collection: CollectionSlug,
  field: 'key' | 'slug' | 'url' | 'from' | 'question',
): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    select: { [field]: true },
    overrideAccess: true,
  })
  return new Map(docs.map((doc) => [String(Object.entries(doc).find(([name]) => name === field)?.[1]), Number(doc.id)]))
}

function named(ids: Map<string, number>, kind: string): (key: string) => number {
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`A page names the ${kind} "${key}", which is not there`)
    return id
  }
}
