import { rowsOf } from '@/lib/domain/text/table-rows'

import type { Block, Line, List, Mark } from './exchanged-post'
import { readInline } from './read-inline'

/** Keys and URLs of documents that a post references by id; null if a document does not exist. */
export type Names = {
  source: (id: unknown) => string | null
  claim: (id: unknown) => string | null
  picture: (id: unknown) => string | null
}

type Fields = Partial<Record<string, unknown>>
type Node = {
  type: string
  tag?: string
  text?: string
  format?: unknown
  listType?: string
  children?: Node[]
  fields?: Fields
}
type Reading = Names & { notes: string[] }

/** Converts the content of a post to blocks for a file, and lists what the file cannot contain. */
export function fromEditorState(content: unknown, names: Names): { blocks: Block[]; notes: string[] } {
  const reading: Reading = { ...names, notes: [] }
  const root = typeof content === 'object' && content && 'root' in content ? (content.root as Node) : null // as Payload stores it
  return {
    blocks: (root?.children ?? []).flatMap((node) => blocksOf(node, reading)),
    notes: [...new Set(reading.notes)],
  }
}

function blocksOf(node: Node, reading: Reading): Block[] {
  const line = () => lineOf(node.children ?? [], reading)
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: Number(node.tag?.slice(1)), line: line() }]
    case 'list':
      return [listOf(node, reading)]
    case 'block':
      return blockOf(node.fields ?? {}, reading)
    default:
      return node.children?.length ? [{ kind: 'paragraph', line: line() }] : []
  }
}

function blockOf(fields: Fields, { picture, notes }: Reading): Block[] {
  const caption = textOf(fields.caption) || textOf(fields.heading)
  if (fields.blockType === 'table') {
    const [columns = [], ...rows] = rowsOf(`${textOf(fields.columns)}\n${textOf(fields.rows)}`)
    const note = textOf(fields.note)
    const cells = [columns, ...rows].map((row) => row.map((cell) => readInline(cell)))
    return [{ kind: 'table', caption, rows: cells }, ...(note ? [paragraph(readInline(note))] : [])]
  }
  const src = fields.blockType === 'figure' ? picture(fields.picture) : null
  if (src) return [paragraph([{ kind: 'picture', src, alt: caption }])]
  const name = `${textOf(fields.blockType)}${caption && ` “${caption}”`}`
  notes.push(name)
  return [paragraph([{ kind: 'text', text: `Not in this file: ${name}` }])]
}

const paragraph = (line: Line): Block => ({ kind: 'paragraph', line })

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function listOf({ listType, children = [] }: Node, reading: Reading): List {
  const items: List['items'] = []
  for (const item of children) {
    const nested = (item.children ?? []).filter(({ type }) => type === 'list').map((list) => listOf(list, reading))
    const words = (item.children ?? []).filter(({ type }) => type !== 'list')
    const above = items.at(-1)
    // The editor stores a nested list in a separate item below the one it belongs to.
    if (words.length === 0 && above) above.lists.push(...nested)
    else items.push({ line: lineOf(words, reading), lists: nested })
  }
  return { kind: 'list', isOrdered: listType === 'number', items }
}

const [BOLD, ITALIC] = [1, 2]
const RAISED_OR_LOWERED = 32 | 64

function lineOf(nodes: readonly Node[], reading: Reading): Mark[] {
  return nodes.flatMap((node): Mark[] => {
    const inner = () => lineOf(node.children ?? [], reading)
    switch (node.type) {
      case 'text': {
        const format = Number(node.format)
        if (format & RAISED_OR_LOWERED) reading.notes.push('that some signs are raised or lowered')
        const style = { ...(format & BOLD && { isBold: true }), ...(format & ITALIC && { isItalic: true }) }
        return [{ kind: 'text', text: node.text ?? '', ...style }]
      }
      case 'linebreak':
        return [{ kind: 'break' }]
      case 'link':
      case 'autolink':
        return [{ kind: 'link', href: textOf(node.fields?.url), content: inner() }]
      case 'inlineBlock':
        return referenceOf(node.fields ?? {}, reading)
      default:
        return inner()
    }
  })
}

function referenceOf({ source, claim, number }: Fields, names: Reading): Mark[] {
  if (typeof number === 'string') return [{ kind: 'number', key: number }]
  const kind = claim ? 'claim' : 'source'
  const key = names[kind](claim ?? source)
  if (key) return [{ kind, key }]
  names.notes.push(`a ${kind} that no longer exists`)
  return []
}
