import type { Installer } from '@/lib/content/installer'
import type { BlockOf, PageBlock } from '@/lib/content/page'
import type { Powerboard } from '@/lib/content/product'
import type { Line, RichText } from '@/lib/content/rich-text'
import type { Testimonial } from '@/lib/content/testimonials'
import { cellsOf, rowsOf } from '@/lib/domain/text/table-rows'
import type { Faq, Page as PageDoc } from '@/lib/generated/payload-types'
import { openOnes } from '@/lib/routing/closed'

import type { Films } from '../films'
import { toPanel } from '../panels'
import { pictureIn } from '../pictures'
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

type StoredOf<Type> = Extract<StoredBlock, { blockType: Type }>
type Converters = { [Type in StoredBlock['blockType']]: (block: StoredOf<Type>, tools: Tools) => Shown | null }

type Tools = BlockTools & {
  line: (text: string | null | undefined) => Line
  rich: (text: StoredText | null | undefined) => RichText
}

/**
 * Converts a block for display. Returns null if the document that it shows has been removed, or if
 * its links all lead to closed pages.
 */
export function toBlock(block: StoredBlock, tools: BlockTools): Shown | null {
  const convert = CONVERTERS[block.blockType] as (block: StoredBlock, tools: Tools) => Shown | null // safe: by its type
  return convert(block, {
    ...tools,
    line: (text) => toLine(text, tools.citations),
    rich: (text) => toRichText(text, tools.citations),
  })
}

const CONVERTERS: Converters = {
  prose: ({ heading, text, note, engineer }, { line, rich }) => ({
    kind: 'prose',
    heading,
    text: rich(text),
    note: line(note),
    engineer: rich(engineer),
  }),
  figure({ picture: stored, caption }, { line }) {
    const picture = pictureIn(stored)
    return picture && { kind: 'figure', picture, caption: line(caption) }
  },
  drawing: ({ drawing, caption }, { line, panel }) => ({ kind: 'drawing', drawing, caption: line(caption), panel }),
  chart: ({ heading, rows, unit, caption }, { line, citations }) => ({
    kind: 'chart',
    heading,
    rows: rows.flatMap((row) => barOf(row, { unit, citations })),
    caption: line(caption),
  }),
  table: ({ caption, columns, rows, note }, { line }) => ({
    kind: 'table',
    caption: line(caption),
    columns: cellsOf(columns).map(line),
    rows: rowsOf(rows).map((cells) => cells.map(line)),
    note: line(note),
  }),
  specTable({ product, layout }) {
    const shown = typeof product === 'object' ? toPanel(product) : null
    return shown && { kind: 'specTable', panel: shown, layout }
  },
  heatPrices: ({ heading, text }, { rich }) => ({ kind: 'heatPrices', heading, text: rich(text) }),
  steps: ({ heading, steps }, { rich }) => ({
    kind: 'steps',
    heading,
    steps: steps.map(({ title, text, picture }) => ({ title, text: rich(text), picture: pictureIn(picture) })),
  }),
  workedExample: ({ heading, question, lines, answer }, { line }) => ({
    kind: 'workedExample',
    heading,
    question: line(question),
    lines: lines.map(({ what, working, result }) => ({
      what: line(what),
      working: line(working),
      result: line(result),
    })),
    answer: line(answer),
  }),
  callout: ({ tone, heading, text }, { rich }) => ({ kind: 'callout', tone, heading, text: rich(text) }),
  questions: ({ heading, questions, asked }, { line, rich }) => ({
    kind: 'questions',
    heading,
    questions: [
      ...(questions ?? []).map(({ question, answer }) => ({ question, answer: rich(answer) })),
      ...(asked ?? []).flatMap((faq) => questionIn(faq, line)),
    ],
  }),
  quotation({ source: stored, words, speaker }, { citations, line }) {
    const source = citations.numberOf(citations.keyOf('source', stored))
    return source === null ? null : { kind: 'quotation', words: line(words), speaker, source }
  },
  quotes: ({ heading, audience }, { voices }) => ({
    kind: 'quotes',
    heading,
    quotes: voices.filter(({ category }) => category === audience).slice(0, QUOTES_MAX),
  }),
  callToAction({ heading, text, actions }, { rich }) {
    const shown = openOnes(actions).map(({ label, href }) => ({ label, href }))
    return shown.length > 0 ? { kind: 'callToAction', heading, text: rich(text), actions: shown } : null
  },
  doors({ doors }, { line }) {
    const shown = openOnes(doors).map(({ title, text, label, href }) => ({ title, text: line(text), label, href }))
    return shown.length > 0 ? { kind: 'doors', doors: shown } : null
  },
  form: ({ form, heading, text }, { rich }) => ({ kind: 'form', form, heading, text: rich(text) }),
  tool({ tool, heading, text: stored }, { rich, installers, panel }) {
    const text = rich(stored)
    if (tool === 'installer-search') return { kind: 'installerDirectory', heading, text, installers }
    if (tool === 'panel-working') return { kind: 'panelWorking', heading, text, panel }
    return { kind: 'tool', tool, heading, text }
  },
  film({ film: stored, caption }, { films, line }) {
    const film = films[Number(stored)]
    return film ? { kind: 'film', film, caption: line(caption) } : null
  },
  map: ({ map, heading, text }, { rich }) => ({ kind: 'map', map, heading, text: rich(text) }),
  download: ({ download, heading, text }, { rich }) => ({ kind: 'download', download, heading, text: rich(text) }),
  stats: ({ claims }, { citations }) => ({
    kind: 'stats',
    claims: claims.flatMap((claim) => citations.claimOf(citations.keyOf('claim', claim)) ?? []),
  }),
}

function questionIn(faq: number | Faq, line: Tools['line']): BlockOf<'questions'>['questions'] {
  if (typeof faq !== 'object') return []
  const paragraphs = faq.answer.split(PARAGRAPH_END)
  return [{ question: faq.question, answer: paragraphs.map((text) => ({ kind: 'paragraph', content: line(text) })) }]
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
