import { NAMED_OPTIONS } from '@/lib/content/figure-options'
import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/content/inline-blocks'
import { isSafeHref } from '@/lib/domain/text/safe-href'

import { type Block, type Line, type List, type Mark, type ReadPost, wordsOf } from './exchanged-post'
import { toNotation } from './to-markdown-line'

/** Ids of documents that a file references; null if this site does not have them. */
export type Known = {
  source: (key: string) => number | null
  claim: (key: string) => number | null
  picture: (src: string) => number | null
  newId: () => string
}

type Node = { type: string; version: number } & Record<string, unknown>
type Writing = Known & { notes: string[] }

const ELEMENT = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/** Converts the blocks of a file to editor content, and lists what was lost. */
export function toEditorState({ blocks, notes }: Pick<ReadPost, 'blocks' | 'notes'>, known: Known) {
  const writing: Writing = { ...known, notes: [...notes] }
  const children = blocks.flatMap((block, index) => nodesOf(block, index, writing))
  return { content: { root: { ...ELEMENT, type: 'root', children } }, notes: [...new Set(writing.notes)] }
}

function nodesOf(block: Block, index: number, writing: Writing): Node[] {
  switch (block.kind) {
    case 'heading':
      return [{ ...ELEMENT, type: 'heading', tag: `h${block.level}`, children: inlines(block.line, writing) }]
    case 'paragraph':
      return paragraphs(block.line, writing)
    case 'list':
      return [listNode(block, writing, 0)]
    case 'table':
      return [tableBlock(block, index, writing)]
  }
}

/** Pictures within a paragraph are moved below it. */
function paragraphs(line: Line, writing: Writing): Node[] {
  const words = line.filter(({ kind }) => kind !== 'picture')
  const pictures = line.flatMap((mark) => (mark.kind === 'picture' ? figureBlock(mark, writing) : []))
  const hasWords = words.some((mark) => mark.kind !== 'text' || mark.text.trim() !== '')
  return [...(hasWords ? [{ ...ELEMENT, type: 'paragraph', children: inlines(words, writing) }] : []), ...pictures]
}

function figureBlock({ src, alt }: Extract<Mark, { kind: 'picture' }>, { picture, newId, notes }: Writing): Node[] {
  const id = picture(src)
  if (id !== null) return [blockNode(newId(), { blockType: 'figure', picture: id, caption: alt })]
  notes.push(`The picture ${src} is missing. Import it by choosing its file together with the document.`)
  return []
}

function tableBlock({ caption, rows }: Extract<Block, { kind: 'table' }>, index: number, writing: Writing): Node {
  const width = Math.max(...rows.map((row) => row.length))
  const lines = rows.map((row) => Array.from({ length: width }, (_, at) => cellOf(row[at] ?? [], writing)).join(' | '))
  if (!caption) writing.notes.push('Give each table a caption: its heading row was used.')
  const [columns = '', ...others] = lines
  return blockNode(writing.newId(), {
    blockType: 'table',
    caption: caption || columns.replaceAll(' | ', ', ').replaceAll('<br>', ' ') || `Table ${index + 1}`,
    columns,
    rows: others.join('\n'),
  })
}

function cellOf(line: Line, { notes }: Writing): string {
  const text = toNotation(line.filter(({ kind }) => kind !== 'picture'))
  if (line.some(({ kind }) => kind === 'picture')) notes.push('A picture in a table was left out.')
  if (!/[|\t\n]/.test(text)) return text.trim()
  notes.push('Vertical bars in a table became slashes.')
  return text.replace(/\\?[|\t\n]/g, '/').trim()
}

function listNode({ isOrdered, items }: List, writing: Writing, indent: number): Node {
  const children = items.flatMap(({ line, lists }, index) => {
    if (line.some(({ kind }) => kind === 'picture')) writing.notes.push('A picture in a list was left out.')
    const words = inlines(
      line.filter(({ kind }) => kind !== 'picture'),
      writing,
    )
    const item = (value: number, content: Node[]) => ({
      ...ELEMENT,
      type: 'listitem',
      indent,
      value,
      children: content,
    })
    return [item(index + 1, words), ...lists.map((list) => item(index + 2, [listNode(list, writing, indent + 1)]))]
  })
  return {
    ...ELEMENT,
    type: 'list',
    listType: isOrdered ? 'number' : 'bullet',
    tag: isOrdered ? 'ol' : 'ul',
    start: 1,
    children,
  }
}

const [BOLD, ITALIC, SUB, SUPER] = [1, 2, 32, 64]

function inlines(line: Line, writing: Writing): Node[] {
  return line.flatMap((mark): Node[] => {
    switch (mark.kind) {
      case 'text':
        return [textNode(mark)]
      case 'break':
        return [{ type: 'linebreak', version: 1 }]
      case 'link':
        return linkNode(mark, writing)
      case 'picture':
        return []
      default:
        return [referenceNode(mark, writing)]
    }
  })
}

function textNode({ text, isBold, isItalic, script }: Extract<Mark, { kind: 'text' }>): Node {
  const scripts = script === 'sub' ? SUB : script === 'super' ? SUPER : 0
  const format = (isBold ? BOLD : 0) | (isItalic ? ITALIC : 0) | scripts
  return { type: 'text', version: 1, text, detail: 0, format, mode: 'normal', style: '' }
}

function linkNode({ href, content }: Extract<Mark, { kind: 'link' }>, writing: Writing): Node[] {
  const children = inlines(content, writing)
  if (isSafeHref(href)) {
    const fields = { linkType: 'custom', newTab: false, url: href }
    return [{ ...ELEMENT, type: 'link', version: 3, id: writing.newId(), fields, children }]
  }
  writing.notes.push(`The link “${wordsOf(content)}” to ${href} was left out; its words are kept.`)
  return children
}

type Reference = Extract<Mark, { key: string }>

function referenceNode({ kind, key }: Reference, { source, claim, newId, notes }: Writing): Node {
  const id = newId()
  const isNumber = kind === 'number' && NAMED_OPTIONS.some(({ value }) => value === key)
  const found = kind === 'source' ? source(key) : kind === 'claim' ? claim(key) : null
  if (isNumber) return { type: 'inlineBlock', version: 1, fields: { id, blockType: NUMBER, number: key } }
  if (found !== null)
    return {
      type: 'inlineBlock',
      version: 1,
      fields:
        kind === 'source' ? { id, blockType: SOURCE_NOTE, source: found } : { id, blockType: CLAIM, claim: found },
    }
  notes.push(`The site has no ${kind} “${key}”: it is kept as text.`)
  return textNode({ kind: 'text', text: kind === 'source' ? `[^${key}]` : `{${kind}:${key}}` })
}

const blockNode = (id: string, fields: object): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', ...fields },
})
