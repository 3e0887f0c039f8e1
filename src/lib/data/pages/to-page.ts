import { writtenDate } from '@/lib/domain/text/written-date'
import type { Page as PageDoc, Source } from '@/lib/generated/payload-types'
import { logger } from '@/lib/platform/logger'
import type { Claims, Readings } from '@/lib/site/claim'
import type { Installer } from '@/lib/site/installer'
import type { Page, PageBlock } from '@/lib/site/page'
import { pageAnchors } from '@/lib/site/page-anchor'
import type { PrintedFigures } from '@/lib/site/printed-figures'
import type { Powerboard } from '@/lib/site/product'
import type { Testimonial } from '@/lib/site/voices'

import { pictureIn } from '../pictures'
import { createDesk } from './desk'
import { toLine } from './lines'
import { toBlock } from './to-block'

/** What a page shows besides its own record. */
export type Beside = {
  sources: Source[]
  claims: Claims
  readings: Readings
  figures: PrintedFigures
  panel: Powerboard
  voices: Testimonial[]
  installers: Installer[]
}

export function toPage(doc: PageDoc, { sources, claims, readings, figures, panel, voices, installers }: Beside): Page {
  const desk = createDesk({
    sources,
    claims,
    readings,
    figures,
    onMissing: (missing) => logger.error({ msg: 'a page names what is not there', path: doc.url, ...missing }),
  })
  const lead = toLine(doc.lead, desk)
  const anchors = pageAnchors(doc.blocks ?? [])
  const blocks = (doc.blocks ?? []).flatMap((stored, index): PageBlock[] => {
    const block = toBlock(stored, { desk, panel, voices, installers })
    return block ? [{ ...block, id: anchors[index] ?? stored.blockType }] : []
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
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
    blocks,
    sources: desk.cited(),
  }
}
