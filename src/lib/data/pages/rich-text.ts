import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/content/inline-blocks'
import type { Inline, Line, List, ListItem, Passage, RichText } from '@/lib/content/rich-text'

import type { CitationResolver } from './citation-resolver'
import { claimIn, linkTo, numberIn, sourceIn } from './lines'

/**
 * An editor node, with the fields that pages show. Node types that pages do not support, such as a pasted table, are
 * left out.
 */
type Node = {
  type: string
  tag?: string
  text?: string
  format?: unknown
  listType?: string
  children?: Node[]
  fields?: { url?: string | null; blockType?: string; source?: unknown; claim?: unknown; number?: unknown }
}

/** Text as the editor stores it, with references to sources and claims by id. */
export type StoredText = { root: { children: unknown[] } }

export function toRichText(stored: StoredText | null | undefined, citations: CitationResolver): RichText {
  // The editor's own type only says that these are nodes of some type.
  return ((stored?.root.children ?? []) as Node[]).flatMap((node) => toPassage(node, citations))
}

function toPassage(node: Node, citations: CitationResolver): Passage[] {
  const content = () => toLine(node.children ?? [], citations)
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.tag === 'h4' ? 4 : 3, content: content() }]
    case 'list':
      return [toList(node, citations)]
    case 'paragraph':
      return node.children?.length ? [{ kind: 'paragraph', content: content() }] : []
    default:
      return []
  }
}

function toList(node: Node, citations: CitationResolver): List {
  const items: ListItem[] = []
  for (const { children = [] } of node.children ?? []) {
    const lists = children.filter(({ type }) => type === 'list').map((list) => toList(list, citations))
    const words = children.filter(({ type }) => type !== 'list')
    const above = items.at(-1)
    // The editor stores a nested list in a separate item, below the one it belongs to.
    if (words.length === 0 && above) above.lists.push(...lists)
    else items.push({ content: toLine(words, citations), lists })
  }
  return { kind: 'list', isOrdered: node.listType === 'number', items }
}

function toLine(nodes: Node[], citations: CitationResolver): Line {
  return nodes.flatMap((node) => toInline(node, citations))
}

function toInline(node: Node, citations: CitationResolver): Inline[] {
  const content = () => toLine(node.children ?? [], citations)
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.text ?? '', ...styleOf(Number(node.format)) }]
    case 'linebreak':
      return [{ kind: 'break' }]
    case 'link':
    case 'autolink':
      return linkTo({ href: node.fields?.url ?? '', content: content() })
    case 'inlineBlock':
      return toNote(node.fields ?? {}, citations)
    default:
      return content()
  }
}

function toNote(
  { blockType, source, claim, number }: NonNullable<Node['fields']>,
  citations: CitationResolver,
): Inline[] {
  if (blockType === SOURCE_NOTE) return sourceIn(citations.keyOf('source', source), citations)
  if (blockType === NUMBER) return numberIn(String(number), citations)
  return blockType === CLAIM ? claimIn(citations.keyOf('claim', claim), citations) : []
}

const [BOLD, ITALIC, SUB, SUPER] = [1, 2, 32, 64]

/** The editor stores text formatting as bits. */
function styleOf(format: number) {
  return {
    ...(format & BOLD && { isBold: true }),
    ...(format & ITALIC && { isItalic: true }),
    ...(format & SUB && { script: 'sub' as const }),
    ...(format & SUPER && { script: 'super' as const }),
  }
}
