import { type BareFigure, bareFigures } from '@/lib/domain/claims/bare-figures'
import { type ClaimUse, claimUses } from '@/lib/domain/claims/claim-uses'
import { type Contradiction, contradictions } from '@/lib/domain/claims/contradictions'
import { type Passage, plainText } from '@/lib/domain/claims/passage'
import { deadLinks, type Link, type Place } from '@/lib/domain/text/dead-links'
import { type Pitch, pitchOf } from '@/lib/domain/text/pitch'
import { readingGrade } from '@/lib/domain/text/reading-grade'

import type { Content } from './content'
import type { Registry } from './read-registry'

export type PageReport = {
  path: string
  title: string
  pitch: Pitch
  /** Reading age in years of school; null for a page without sentences. */
  grade: number | null
  links: number
  dead: Link[]
  uses: ClaimUse[]
  bare: BareFigure[]
  contradictions: Contradiction[]
}

type Given = Registry & {
  contents: readonly Content[]
  /** Every URL other than those of the contents. */
  places: readonly Place[]
}

/** Findings from reading the content, one entry per page; shared content has its own entry. */
export function contentReport({ contents, claims, mode, today, places }: Given): PageReport[] {
  const around = contents.filter(({ isOnEveryPage }) => isOnEveryPage).flatMap(({ passages }) => passages)
  const linkTargets = [...places, ...contents.flatMap(({ path, anchors }) => (path ? [{ path, anchors }] : []))]
  return [...byPage(contents)].map(([path, { title, passages }]) => {
    const links = linksOf(passages)
    const bare = passages.flatMap(bareFigures)
    const shown = [...passages, ...around]
    return {
      path,
      title,
      pitch: pitchOf(textOf(passages)),
      grade: readingGrade(textOf(passages.filter(({ kind, isForEngineers }) => kind === 'prose' && !isForEngineers))),
      links: links.length,
      dead: deadLinks({ path, links, places: linkTargets }),
      uses: claimUses({ passages, claims, mode, today }),
      bare,
      contradictions: contradictions({
        uses: claimUses({ passages: shown, claims, mode, today }),
        figures: [...bare, ...around.flatMap(bareFigures)],
        claims,
      }),
    }
  })
}

function byPage(contents: readonly Content[]): Map<string, { title: string; passages: Passage[] }> {
  const pages = new Map<string, { title: string; passages: Passage[] }>()
  for (const { path, editPath, title, passages } of contents) {
    const name = path ?? editPath?.replace(/\/\d+$/, '') ?? 'every page'
    const page = pages.get(name) ?? { title, passages: [] }
    pages.set(name, { title: page.title, passages: [...page.passages, ...passages] })
  }
  return pages
}

const textOf = (passages: readonly Passage[]) =>
  passages
    .filter(({ context }) => context !== 'metadata')
    .map((passage) => plainText(passage))
    .join('.\n')

function linksOf(passages: readonly Passage[]): Link[] {
  return passages.flatMap(({ pieces, location: place }) =>
    pieces.flatMap((piece) => (piece.kind === 'link' ? [{ href: piece.href, place }] : [])),
  )
}
