import type { Claims, Readings } from '@/lib/content/claim'
import type { Installer } from '@/lib/content/installer'
import type { Page, PageBlock } from '@/lib/content/page'
import type { PrintedFigures } from '@/lib/content/printed-figures'
import type { Powerboard } from '@/lib/content/product'
import type { Testimonial } from '@/lib/content/testimonials'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Page as PageDoc, Source } from '@/lib/generated/payload-types'
import { logger } from '@/lib/platform/logger'
import { pageAnchors } from '@/lib/routing/page-anchor'

import type { Films } from '../films'
import { pictureIn } from '../pictures'
import { createCitationResolver } from './citation-resolver'
import { toLine } from './lines'
import { type BlockTools, type StoredBlock, toBlock } from './to-block'

/** What a page or a post shows besides its own record. */
export type Beside = {
  sources: Source[]
  claims: Claims
  claimKeys: ReadonlyMap<number, string>
  readings: Readings
  figures: PrintedFigures
  panel: Powerboard
  voices: Testimonial[]
  installers: Installer[]
  films: Films
}

export function toPage(doc: PageDoc, { panel, voices, installers, films, ...cited }: Beside): Page {
  const citations = createCitationResolver({
    ...cited,
    onMissing: (missing) =>
      logger.error({ msg: 'a page refers to something that does not exist', path: doc.url, ...missing }),
  })
  const lead = toLine(doc.lead, citations)
  const inShort = pointsOf(doc.inShort).map((point) => toLine(point, citations))
  const blocks = toPageBlocks(doc.blocks ?? [], { citations, panel, voices, installers, films })
  return {
    path: doc.url,
    name: doc.name || doc.title,
    title: doc.title,
    description: doc.description ?? '',
    category: doc.category ?? '',
    template: doc.template ?? 'guide',
    heading: doc.heading || doc.title,
    lead,
    inShort,
    picture: pictureIn(doc.picture),
    sharePicture: pictureIn(doc.sharePicture),
    isUnlisted: doc.isUnlisted ?? false,
    factsCheckedOn: doc.factsCheckedOn ? writtenDate(doc.factsCheckedOn) : null,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
    blocks,
    sources: citations.cited(),
  }
}

const pointsOf = (text: string | null | undefined) => (text ?? '').split('\n').filter((line) => line.trim() !== '')

/** The blocks in order, each with its anchor. */
export function toPageBlocks(stored: readonly StoredBlock[], tools: BlockTools): PageBlock[] {
  const anchors = pageAnchors(stored)
  return stored.flatMap((block, index): PageBlock[] => {
    const shown = toBlock(block, tools)
    return shown ? [{ ...shown, id: anchors[index] ?? block.blockType }] : []
  })
}
