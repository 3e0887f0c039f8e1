import type { DownloadName, FormName, MapName, ToolName } from './block-options'
import type { Claim } from './claim'
import type { DrawingKey } from './drawings'
import type { Installer } from './installer'
import type { PageTemplate } from './page-templates'
import type { Film, Picture } from './picture'
import type { Powerboard } from './product'
import { type Line, type RichText, wordsOf } from './rich-text'
import type { NumberedSource } from './source'
import type { Testimonial } from './testimonials'

/** A page written by staff, ready to render. */
export type Page = {
  path: string
  /** Short name for breadcrumbs and the sitemap. */
  name: string
  title: string
  description: string
  category: string
  template: PageTemplate
  heading: string
  lead: Line
  /** Key points, for readers in a hurry. */
  inShort: Line[]
  picture: Picture | null
  sharePicture: Picture | null
  /** Excluded from sitemaps and from all search. */
  isUnlisted: boolean
  /** '20 November 2026', or null if the figures have never been checked against their sources. */
  factsCheckedOn: string | null
  /** ISO 8601: first published and last changed. */
  publishedAt: string
  updatedAt: string
  blocks: PageBlock[]
  /** In order of first citation. */
  sources: NumberedSource[]
}

/** A block of a page. `id` is stable and usable as a URL fragment. */
export type PageBlock = { id: string } & (
  | { kind: 'prose'; heading: string; text: RichText; note: Line; engineer: RichText }
  | { kind: 'figure'; picture: Picture; caption: Line }
  | { kind: 'drawing'; drawing: DrawingKey; caption: Line; panel: Powerboard }
  | { kind: 'chart'; heading: string; rows: { label: string; value: number; shown: Line; note: Line }[]; caption: Line }
  | { kind: 'table'; caption: Line; columns: Line[]; rows: Line[][]; note: Line }
  | { kind: 'specTable'; panel: Powerboard; layout: 'summary' | 'full' }
  | { kind: 'heatPrices'; heading: string; text: RichText }
  | { kind: 'steps'; heading: string; steps: { title: string; text: RichText; picture: Picture | null }[] }
  | {
      kind: 'workedExample'
      heading: string
      question: Line
      lines: { what: Line; working: Line; result: Line }[]
      answer: Line
    }
  | { kind: 'callout'; tone: 'note' | 'limit' | 'warning'; heading: string; text: RichText }
  | { kind: 'questions'; heading: string; questions: { question: string; answer: RichText }[] }
  | { kind: 'quotation'; words: Line; speaker: string; source: number }
  | { kind: 'quotes'; heading: string; quotes: Testimonial[] }
  | { kind: 'callToAction'; heading: string; text: RichText; actions: { label: string; href: string }[] }
  | { kind: 'doors'; doors: { title: string; text: Line; label: string; href: string }[] }
  | { kind: 'form'; form: FormName; heading: string; text: RichText }
  | { kind: 'tool'; tool: Exclude<ToolName, 'installer-search' | 'panel-working'>; heading: string; text: RichText }
  | { kind: 'installerDirectory'; heading: string; text: RichText; installers: readonly Installer[] }
  | { kind: 'panelWorking'; heading: string; text: RichText; panel: Powerboard }
  | { kind: 'film'; film: Film; caption: Line }
  | { kind: 'map'; map: MapName; heading: string; text: RichText }
  | { kind: 'download'; download: DownloadName; heading: string; text: RichText }
  | { kind: 'stats'; claims: Claim[] }
)

export type BlockOf<Kind extends PageBlock['kind']> = Extract<PageBlock, { kind: Kind }>

/** Blocks whose heading appears in the table of contents. */
const CHAPTERS: readonly PageBlock['kind'][] = [
  'prose',
  'steps',
  'workedExample',
  'questions',
  'heatPrices',
  'form',
  'map',
  'installerDirectory',
  'panelWorking',
]

/** Table of contents; empty for short pages. */
export function chaptersOf({ blocks, sources }: Pick<Page, 'blocks' | 'sources'>): { id: string; heading: string }[] {
  const chapters = blocks.flatMap((block) =>
    CHAPTERS.includes(block.kind) && 'heading' in block && block.heading
      ? [{ id: block.id, heading: block.heading }]
      : [],
  )
  if (chapters.length < CHAPTERS_MIN) return []
  return sources.length > 0 ? [...chapters, { id: SOURCES_ID, heading: 'Sources' }] : chapters
}

const CHAPTERS_MIN = 4

/** URL fragment of the list of sources. */
export const SOURCES_ID = 'sources'

export const sourceId = (number: number) => `source-${number}`

const FIGURES: readonly PageBlock['kind'][] = ['figure', 'drawing', 'chart', 'film']
const TABLES: readonly PageBlock['kind'][] = ['table', 'heatPrices']

/** Numbers of a page's figures and tables by block id; each kind is counted from 1. */
export function numbersOf(blocks: readonly PageBlock[]): Map<string, number> {
  const numbered = [FIGURES, TABLES].flatMap((kinds) =>
    blocks.filter(({ kind }) => kinds.includes(kind)).map(({ id }, index) => [id, index + 1] as const),
  )
  return new Map(numbered)
}

/** Whether any chapter has a technical version. */
export const printsWorking = ({ blocks }: Pick<Page, 'blocks'>) =>
  blocks.some((block) => block.kind === 'prose' && block.engineer.length > 0)

const WORDS_A_MINUTE = 230

/** Reading time of the plain text, whole minutes. */
export function minutesOf({ blocks }: Pick<Page, 'blocks'>): number {
  const words = blocks.flatMap((block) => ('text' in block ? wordsOf(block.text).split(' ') : [])).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
