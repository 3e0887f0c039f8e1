import type { Installer } from '@/lib/content/installer'
import type { BlockOf, PageBlock } from '@/lib/content/page'
import type { Powerboard } from '@/lib/content/product'
import type { Testimonial } from '@/lib/content/testimonials'
import { cellsOf, rowsOf } from '@/lib/domain/text/table-rows'
import type { Faq, Page as PageDoc } from '@/lib/generated/payload-types'

import type { Films } from '../films'
import { pictureIn } from '../pictures'
import { toPowerboard } from '../product'
import type { CitationResolver } from './citation-resolver'
import { toLine } from './lines'
import { type StoredText, toRichText } from './rich-text'

export type StoredBlock = NonNullable<PageDoc['blocks']>[number]

type Shown<T = PageBlock> = T extends PageBlock ? Omit<T, 'id'> : never

export type BlockTools = {
  citations: CitationResolver
  panel: Powerboard
  voices: readonly Testimonial[]
  installers: readonly Installer[]
  films: Films
}

/** Converts a block for display. Returns null if the document that it shows has been removed. */
export function toBlock(block: StoredBlock, { citations, panel, voices, installers, films }: BlockTools): Shown | null {
  const line = (text: string | null | undefined) => toLine(text, citations)
  const rich = (text: StoredText | null | undefined) => toRichText(text, citations)
  const questionIn = (faq: number | Faq) =>
    typeof faq === 'object'
      ? [
          {
            question: faq.question,
            answer: faq.answer
              .split(PARAGRAPH_END)
              .map((text) => ({ kind: 'paragraph' as const, content: line(text) })),
          },
        ]
      : []
  switch (block.blockType) {
    case 'prose':
      return {
        kind: 'prose',
        heading: block.heading,
        text: rich(block.text),
        note: line(block.note),
        engineer: rich(block.engineer),
      }
    case 'figure': {
      const picture = pictureIn(block.picture)
      return picture && { kind: 'figure', picture, caption: line(block.caption) }
    }
    case 'drawing':
      return { kind: 'drawing', drawing: block.drawing, caption: line(block.caption), panel }
    case 'chart':
      return {
        kind: 'chart',
        heading: block.heading,
        rows: block.rows.flatMap((row) => barOf(row, { unit: block.unit, citations })),
        caption: line(block.caption),
      }
    case 'table':
      return {
        kind: 'table',
        caption: line(block.caption),
        columns: cellsOf(block.columns).map(line),
        rows: rowsOf(block.rows).map((cells) => cells.map(line)),
        note: line(block.note),
      }
    case 'specTable':
      return typeof block.product === 'object'
        ? { kind: 'specTable', panel: toPowerboard(block.product), layout: block.layout }
        : null
    case 'heatPrices':
      return { kind: 'heatPrices', heading: block.heading, text: rich(block.text) }
    case 'steps':
      return {
        kind: 'steps',
        heading: block.heading,
        steps: block.steps.map(({ title, text, picture }) => ({
          title,
          text: rich(text),
          picture: pictureIn(picture),
        })),
      }
    case 'workedExample':
      return {
        kind: 'workedExample',
        heading: block.heading,
        question: line(block.question),
        lines: block.lines.map(({ what, working, result }) => ({
          what: line(what),
          working: line(working),
          result: line(result),
        })),
        answer: line(block.answer),
      }
    case 'callout':
      return { kind: 'callout', tone: block.tone, heading: block.heading, text: rich(block.text) }
    case 'questions':
      return {
        kind: 'questions',
        heading: block.heading,
        questions: [
          ...(block.questions ?? []).map(({ question, answer }) => ({ question, answer: rich(answer) })),
          ...(block.asked ?? []).flatMap(questionIn),
        ],
      }
    case 'quotation': {
      const source = citations.numberOf(citations.keyOf('source', block.source))
      return source === null ? null : { kind: 'quotation', words: line(block.words), speaker: block.speaker, source }
    }
    case 'quotes':
      return {
        kind: 'quotes',
        heading: block.heading,
        quotes: voices.filter(({ category }) => category === block.audience).slice(0, QUOTES_MAX),
      }
    case 'callToAction':
      return {
        kind: 'callToAction',
        heading: block.heading,
        text: rich(block.text),
        actions: block.actions.map(({ label, href }) => ({ label, href })),
      }
    case 'doors':
      return {
        kind: 'doors',
        doors: block.doors.map(({ title, text, label, href }) => ({ title, text: line(text), label, href })),
      }
    case 'form':
      return { kind: 'form', form: block.form, heading: block.heading, text: rich(block.text) }
    case 'tool': {
      const { tool, heading } = block
      const text = rich(block.text)
      if (tool === 'installer-search') return { kind: 'installerDirectory', heading, text, installers }
      if (tool === 'panel-working') return { kind: 'panelWorking', heading, text, panel }
      return { kind: 'tool', tool, heading, text }
    }
    case 'film': {
      const film = films[Number(block.film)]
      return film ? { kind: 'film', film, caption: line(block.caption) } : null
    }
    case 'map':
      return { kind: 'map', map: block.map, heading: block.heading, text: rich(block.text) }
    case 'download':
      return { kind: 'download', download: block.download, heading: block.heading, text: rich(block.text) }
    case 'stats':
      return {
        kind: 'stats',
        claims: block.claims.flatMap((claim) => citations.claimOf(citations.keyOf('claim', claim)) ?? []),
      }
  }
}

const QUOTES_MAX = 3
const PARAGRAPH_END = /\n\s*\n/

type StoredBar = Extract<StoredBlock, { blockType: 'chart' }>['rows'][number]

const writtenValue = (value: number) => value.toLocaleString('en-GB')

/** A bar for a typed value or for a number from the records; none if that number no longer exists. */
function barOf(
  { label, value, figure, note }: StoredBar,
  { unit, citations }: { unit: string; citations: CitationResolver },
): BlockOf<'chart'>['rows'] {
  const named = figure ? citations.figureOf(figure) : null
  if (typeof named?.value === 'number')
    return [{ label, value: named.value, shown: [{ kind: 'number', figure: named }], note: toLine(note, citations) }]
  if (figure || typeof value !== 'number') return []
  return [
    {
      label,
      value,
      shown: [{ kind: 'text', text: unit === '£' ? `£${writtenValue(value)}` : `${writtenValue(value)} ${unit}` }],
      note: toLine(note, citations),
    },
  ]
}
