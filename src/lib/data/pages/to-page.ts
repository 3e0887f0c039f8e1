import { writtenDate } from '@/lib/domain/text/written-date'
import type { Page as PageDoc, Source } from '@/lib/generated/payload-types'
import { logger } from '@/lib/platform/logger'
import type { Claims } from '@/lib/site/claim'
import type { Page, PageBlock } from '@/lib/site/page'
import type { Powerboard } from '@/lib/site/product'
import type { Testimonial } from '@/lib/site/voices'

import { pictureIn } from '../pictures'
import { createDesk } from './desk'
import { toLine } from './lines'
import { toBlock, type StoredBlock } from './to-block'

/** What a page shows besides its own record. */
export type Beside = { sources: Source[]; claims: Claims; panel: Powerboard; voices: Testimonial[] }

export function toPage(doc: PageDoc, { sources, claims, panel, voices }: Beside): Page {
  const desk = createDesk({ sources, claims, onMissing: (missing) => logger.error({ msg: 'a page names what is not there', path: doc.url, ...missing }) })
  const lead = toLine(doc.lead, desk)
  const ids = new Map<string, number>()
  const blocks = (doc.blocks ?? []).flatMap((stored): PageBlock[] => {
    const block = toBlock(stored, { desk, panel, voices })
    return block ? [{ ...block, id: anchorOf(stored, ids) }] : []
  })
  return {
    path: doc.url,
    title: doc.title,
    description: doc.description ?? '',
    category: doc.category ?? '',
    heading: doc.heading || doc.title,
    lead,
    picture: pictureIn(doc.picture),
    sharePicture: pictureIn(doc.sharePicture),
    factsCheckedOn: doc.factsCheckedOn ? writtenDate(doc.factsCheckedOn) : null,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
    blocks,
    sources: desk.cited(),
  }
}

/** 'Where 225 W go' is at 'where-225-w-go'; of two with one heading the second has a number. */
function anchorOf(block: StoredBlock, taken: Map<string, number>): string {
  const name = 'heading' in block ? block.heading : block.blockType
  const base = name.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || block.blockType
  const count = (taken.get(base) ?? 0) + 1
  taken.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}
