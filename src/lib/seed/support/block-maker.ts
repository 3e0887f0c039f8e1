import type { Payload } from 'payload'

import { proseFromMarkdown } from '@/lib/cms/prose/prose-from-markdown'

import { idsOf, named } from './ids-of'
import type { BlockSeed } from './page-seed'
import { type Library, type StoredBlock, toBlocks } from './to-blocks'

export type BlockMaker = { library: Library; toStored: (blocks: readonly BlockSeed[]) => StoredBlock[] }

/**
 * Converts the blocks of a page or post to stored ones, without what is missing. A text that names a missing source or
 * claim cannot be converted: see `writeOrWarn`.
 */
export async function blockMaker(payload: Payload): Promise<BlockMaker> {
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
    claim: (key) => claims.get(key),
    question: (question) => questions.get(question),
  }
  return { library, toStored: (blocks) => blocks.flatMap((block) => toBlocks(block, { prose, library })) }
}
