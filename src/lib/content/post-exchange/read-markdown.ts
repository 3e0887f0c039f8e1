import { type Block, type List, type Mark, type ReadPost, withTitle, wordsOf } from './exchanged-post'
import { readInline } from './read-inline'

const ITEM = /^(?<indent>\s*)(?:[-*+]|(?<number>\d{1,9}[.)]))\s(?<text>.*)$/
const HEADING = /^(?<hashes>#{1,6})\s(?<text>.*)$/
const DIVIDER = /^(?:\s*[-*_]){3,}\s*$/
const TABLE_RULE = /^:?-+:?$/
const DEFINITION = /^\[\^[\w.-]+\]:/
const FENCE = /^(?:`{3,}|~{3,})/

type Rest = { blocks: Block[]; notes: string[] }

/** Reads a post from a Markdown file. */
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
  const [blocks, notes]: [Block[], string[]] = [[], []]
  let at = 0
  const take = (belongs: (line: string) => boolean): string[] => {
    const start = at
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1
    return lines.slice(start, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const next = lines[at + 1] ?? ''
    const heading = HEADING.exec(line)?.groups
    if (line.trim() === '' || DEFINITION.test(line)) at += 1
    else if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading.hashes?.length ?? 1,
        line: readInline(withoutHashes(heading.text ?? '')),
      })
      at += 1
    } else if (FENCE.test(line)) {
      at += 1
      blocks.push(paragraph(take((one) => !FENCE.test(one)).join('  \n')))
      at += 1
      notes.push('Code became a plain paragraph.')
    } else if (DIVIDER.test(line)) {
      at += 1
      notes.push('A dividing line was left out.')
    } else if (line.startsWith('>')) {
      blocks.push(
        paragraph(
          take((one) => one.startsWith('>'))
            .map((one) => one.replace(/^>\s?/, ''))
            .join('\n'),
        ),
      )
      notes.push('A quotation became a plain paragraph.')
    } else if (line.includes('|') && isTableRule(next)) {
      const rows = take((one) => one.includes('|')).filter((_, index) => index !== 1)
      blocks.push({ kind: 'table', caption: captionAbove(blocks), rows: rows.map(cellsIn) })
    } else if (ITEM.test(line)) {
      blocks.push(...readLists(take((one) => ITEM.test(one) || /^\s+\S/.test(one))))
    } else if (line.startsWith('<!--')) {
      take((one) => !one.includes('-->'))
      at += 1
    } else {
      const [text, underline] = [take((one) => isText(one)), lines[at] ?? '']
      if (text.length > 0 && /^(?:=+|-+)\s*$/.test(underline) && underline.trim() !== '') {
        blocks.push({ kind: 'heading', level: underline.startsWith('=') ? 1 : 2, line: readInline(text.join(' ')) })
        at += 1
      } else blocks.push(paragraph(text.join('\n') || (lines[at++] ?? '')))
    }
  }
  if (lines.some((line) => /^\s*<\/?[a-z][^>]*>/i.test(line))) notes.push('HTML was imported as plain text.')
  return { blocks, notes }
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

/** Parses consecutive list lines. A further indented item starts a list within the item above. */
function readLists(lines: readonly string[]): List[] {
  const tops: List[] = []
  const open: { indent: number; list: List }[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)?.groups
    const last = open.at(-1)
    if (!item) {
      last?.list.items.at(-1)?.line.push(...readInline(` ${line.trim()}`))
      continue
    }
    const [indent, isOrdered] = [item.indent?.length ?? 0, item.number !== undefined]
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) > indent) open.pop()
    const current = open.at(-1)
    if (!current || current.indent < indent || current.list.isOrdered !== isOrdered) {
      const list: List = { kind: 'list', isOrdered, items: [] }
      if (current && current.indent === indent) open.pop()
      const above = open.at(-1)?.list.items.at(-1)
      if (above) above.lists.push(list)
      else tops.push(list)
      open.push({ indent, list })
    }
    open.at(-1)?.list.items.push({ line: readInline(item.text?.trimStart() ?? ''), lists: [] })
  }
  return tops
}
