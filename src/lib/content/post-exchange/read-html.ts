import type { Block, Line, List, Mark, ReadPost } from './exchanged-post'
import { withTitle, wordsOf } from './exchanged-post'
import { type Element, type HtmlNode, readElements } from './read-elements'

type Style = Pick<Extract<Mark, { kind: 'text' }>, 'isBold' | 'isItalic' | 'script'>

const STYLES: Partial<Record<string, Style>> = {
  strong: { isBold: true },
  b: { isBold: true },
  em: { isItalic: true },
  i: { isItalic: true },
  sub: { script: 'sub' },
  sup: { script: 'super' },
}

/** Reads a post from the plain HTML that a Word document was converted to. */
export function readHtml(html: string, messages: readonly string[] = []): ReadPost {
  const notes: string[] = []
  const blocks = readElements(html).flatMap((node) => blocksOf(node, notes))
  return withTitle({ title: '', excerpt: '', blocks, notes: [...new Set([...notes, ...messages])] })
}

function blocksOf(node: HtmlNode, notes: string[]): Block[] {
  if (typeof node === 'string') return node.trim() ? [{ kind: 'paragraph', line: lineOf([node], {}, notes) }] : []
  const { tag, children } = node
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return [{ kind: 'heading', level: Number(level), line: lineOf(children, {}, notes) }]
  if (tag === 'ul' || tag === 'ol') return [listOf(node, notes)]
  if (tag === 'table') return [{ kind: 'table', caption: '', rows: rowsIn(node, notes) }]
  if (tag === 'p') {
    const line = lineOf(children, {}, notes)
    return line.length > 0 ? [{ kind: 'paragraph', line }] : []
  }
  if (tag === 'blockquote' || tag === 'div') return children.flatMap((child) => blocksOf(child, notes))
  return [{ kind: 'paragraph', line: lineOf([node], {}, notes) }]
}

function listOf({ tag, children }: Element, notes: string[]): List {
  const items = elementsIn(children).map((item) => ({
    line: joined(
      linesIn(
        item.children.filter((child) => !isList(child)),
        notes,
      ),
    ),
    lists: item.children.filter(isList).map((list) => listOf(list, notes)),
  }))
  return { kind: 'list', isOrdered: tag === 'ol', items }
}

function rowsIn(node: Element, notes: string[]): Line[][] {
  return elementsIn(node.children).flatMap((child) => {
    if (child.tag !== 'tr') return rowsIn(child, notes)
    const cells = elementsIn(child.children)
    if (cells.some(({ attributes }) => attributes.colspan || attributes.rowspan))
      notes.push('Merged cells of a table were separated.')
    return [cells.map((cell) => joined(linesIn(cell.children, notes)))]
  })
}

const elementsIn = (nodes: readonly HtmlNode[]) => nodes.filter((node): node is Element => typeof node !== 'string')

const isList = (node: HtmlNode): node is Element => typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol')

/** The content of a table cell or list item, which has one text: blocks in it become lines. */
function linesIn(nodes: readonly HtmlNode[], notes: string[]): Mark[][] {
  const lines: Mark[][] = []
  let isWithinLine = false
  for (const node of nodes) {
    const blocks = typeof node === 'string' ? null : linesOfBlock(node, notes)
    const line = isWithinLine ? lines.at(-1) : undefined
    isWithinLine = blocks === null
    if (blocks) lines.push(...blocks)
    else if (line) line.push(...lineOf([node], {}, notes))
    else lines.push(lineOf([node], {}, notes))
  }
  return lines.filter((line) => wordsOf(line) !== '' || line.some(({ kind }) => kind !== 'text'))
}

/** The lines of a block; null if the element is a part of a line. */
function linesOfBlock(node: Element, notes: string[]): Mark[][] | null {
  const { tag, children } = node
  if (tag === 'p') return [lineOf(children, {}, notes)]
  if (/^h[1-6]$/.test(tag)) return [lineOf(children, { isBold: true }, notes)]
  if (tag === 'blockquote' || tag === 'div') return linesIn(children, notes)
  if (isList(node)) {
    notes.push('A list in a table became lines of text.')
    return elementsIn(children).flatMap((item, index) => {
      const [first = [], ...others] = linesIn(item.children, notes)
      return [[{ kind: 'text', text: tag === 'ol' ? `${index + 1}. ` : '• ' }, ...first], ...others]
    })
  }
  if (tag !== 'table') return null
  notes.push('A table within a table or list became lines of text.')
  return rowsIn(node, notes).map((cells) => joined(cells, { kind: 'text', text: ', ' }))
}

/** Puts a line break, or another mark, between lines. */
const joined = (lines: readonly Line[], mark: Mark = { kind: 'break' }): Mark[] =>
  lines.flatMap((line, index) => (index === 0 ? line : [mark, ...line]))

function lineOf(nodes: readonly HtmlNode[], style: Style, notes: string[]): Mark[] {
  return nodes.flatMap((node): Mark[] => {
    if (typeof node === 'string') return node === '' ? [] : [{ kind: 'text', text: node, ...style }]
    const { tag, attributes, children } = node
    const inner = (more: Style = {}) => lineOf(children, { ...style, ...more }, notes)
    if (tag === 'br') return [{ kind: 'break' }]
    if (tag === 'img') return [{ kind: 'picture', src: attributes.src ?? '', alt: attributes.alt ?? '' }]
    if (tag === 'a') return linkOf(attributes.href, inner(), notes)
    const markStyle = STYLES[tag]
    if (!markStyle && tag !== 'p') notes.push(`The formatting “${tag}” was left out; its text is kept.`)
    return inner(markStyle)
  })
}

/** Footnotes and links within the document become plain text, as a post has no targets for them. */
function linkOf(href: string | undefined, content: Mark[], notes: string[]): Mark[] {
  if (href && !href.startsWith('#')) return [{ kind: 'link', href, content }]
  if (href) notes.push('Footnotes and links within the document became plain text.')
  return content
}
