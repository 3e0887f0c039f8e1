import { type Block, type Mark, type ReadPost, withTitle, wordsOf } from './exchanged-post'
import { readInline } from './read-inline'
import { ITEM, readLists } from './read-lists'

const HEADING = /^(?<hashes>#{1,6})\s(?<text>.*)$/
const DIVIDER = /^(?:\s*[-*_]){3,}\s*$/
const TABLE_RULE = /^:?-+:?$/
const DEFINITION = /^\[\^[\w.-]+\]:/
const FENCE = /^(?:`{3,}|~{3,})/

type Rest = { blocks: Block[]; notes: string[] }

/**
 * Reads a post from a Markdown file. Payload's own converter runs on the server only, breaks nested lists and does not say
 * what it lost (docs/decisions/blog-editor.md).
 */
export function readMarkdown(markdown: string): ReadPost {
  const { head, body } = splitHead(markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const { blocks, notes } = readBody(body.split('\n'))
  return withTitle({ title: head.title ?? '', excerpt: head.excerpt ?? '', blocks, notes: [...new Set(notes)] })
}

/** Splits off the fields at the top, between two lines of dashes. */
function splitHead(text: string): { head: Partial<Record<string, string>>; body: string } {
  const [whole, fields = ''] = /^---\n((?:[\w-]+:.*\n)*)---(?:\n|$)/.exec(text) ?? []
  if (whole === undefined) return { head: {}, body: text }
  const entries = fields.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? []
    return name ? [[name, unquoted(value.trimStart())] as const] : []
  })
  return { head: Object.fromEntries(entries), body: text.slice(whole.length) }
}

const withoutHashes = (heading: string) =>
  heading
    .trim()
    .replace(/(?<!#)#+$/, '')
    .trimEnd()

const isTableRule = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .every((cell) => TABLE_RULE.test(cell.trim()))

const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"')

function readBody(lines: readonly string[]): Rest {
  const reader = readerOf(lines)
  while (!reader.isAtEnd()) {
    const { read } = KINDS.find(({ begins }) => begins(reader.line(), reader.line(1))) ?? { read: readText }
    read(reader)
  }
  const { blocks, notes } = reader
  if (lines.some((line) => /^\s*<\/?[a-z][^>]*>/i.test(line))) notes.push('HTML was imported as plain text.')
  return { blocks, notes }
}

type Reader = Rest & {
  isAtEnd: () => boolean
  /** The current line, or one after it; empty beyond the last. */
  line: (ahead?: number) => string
  skip: () => void
  take: (belongs: (line: string) => boolean) => string[]
}

function readerOf(lines: readonly string[]): Reader {
  let at = 0
  return {
    blocks: [],
    notes: [],
    isAtEnd: () => at >= lines.length,
    line: (ahead = 0) => lines[at + ahead] ?? '',
    skip: () => void (at += 1),
    take(belongs) {
      const start = at
      while (at < lines.length && belongs(lines[at] ?? '')) at += 1
      return lines.slice(start, at)
    },
  }
}

type Kind = { begins: (line: string, next: string) => boolean; read: (reader: Reader) => void }

/** The kinds of lines that are no plain text, in the order in which they are tried. */
const KINDS: readonly Kind[] = [
  { begins: (line) => line.trim() === '' || DEFINITION.test(line), read: ({ skip }) => skip() },
  { begins: (line) => HEADING.test(line), read: readHeading },
  { begins: (line) => FENCE.test(line), read: readCode },
  {
    begins: (line) => DIVIDER.test(line),
    read({ notes, skip }) {
      notes.push('A dividing line was left out.')
      skip()
    },
  },
  { begins: (line) => line.startsWith('>'), read: readQuotation },
  {
    begins: (line, next) => line.includes('|') && isTableRule(next),
    read({ blocks, take }) {
      const rows = take((one) => one.includes('|')).filter((_, index) => index !== 1)
      blocks.push({ kind: 'table', caption: captionAbove(blocks), rows: rows.map(cellsIn) })
    },
  },
  {
    begins: (line) => ITEM.test(line),
    read: ({ blocks, take }) => void blocks.push(...readLists(take((one) => ITEM.test(one) || /^\s+\S/.test(one)))),
  },
  {
    begins: (line) => line.startsWith('<!--'),
    read({ take, skip }) {
      take((one) => !one.includes('-->'))
      skip()
    },
  },
]

function readHeading({ blocks, line, skip }: Reader): void {
  const { hashes = '#', text = '' } = HEADING.exec(line())?.groups ?? {}
  blocks.push({ kind: 'heading', level: hashes.length, line: readInline(withoutHashes(text)) })
  skip()
}

function readCode({ blocks, notes, take, skip }: Reader): void {
  skip()
  blocks.push(paragraph(take((one) => !FENCE.test(one)).join('  \n')))
  skip()
  notes.push('Code became a plain paragraph.')
}

function readQuotation({ blocks, notes, take }: Reader): void {
  const lines = take((one) => one.startsWith('>'))
  blocks.push(paragraph(lines.map((one) => one.replace(/^>\s?/, '')).join('\n')))
  notes.push('A quotation became a plain paragraph.')
}

/** A paragraph, or a heading if it is underlined. */
function readText({ blocks, line, skip, take }: Reader): void {
  const [text, underline] = [take(isText), line()]
  if (text.length > 0 && /^(?:=+|-+)\s*$/.test(underline)) {
    blocks.push({ kind: 'heading', level: underline.startsWith('=') ? 1 : 2, line: readInline(text.join(' ')) })
    return skip()
  }
  if (text.length > 0) return void blocks.push(paragraph(text.join('\n')))
  blocks.push(paragraph(underline))
  skip()
}

/** Removes a paragraph such as 'Table: Walls and what they lose' above a table and returns its caption. */
function captionAbove(blocks: Block[]): string {
  const above = blocks.at(-1)
  const caption = above?.kind === 'paragraph' ? /^Table: (.+)$/.exec(wordsOf(above.line))?.[1] : undefined
  if (caption) blocks.pop()
  return caption ?? ''
}

const isText = (line: string) =>
  line.trim() !== '' &&
  ![HEADING, DIVIDER, ITEM, FENCE, DEFINITION].some((pattern) => pattern.test(line)) &&
  !/^(?:>|=+\s*$)/.test(line)

const paragraph = (text: string): Block => ({ kind: 'paragraph', line: readInline(text.trim()) })

function cellsIn(row: string): Mark[][] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => readInline(cell.trim()))
}
