import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/content/inline-blocks'
import type { Inline, Line, List, ListItem, Passage, RichText } from '@/lib/content/rich-text'

import type { CitationResolver } from './citation-resolver'
import { claimIn, linkTo, numberIn, sourceIn } from './lines'

/** A node of the editor, as far as pages show it. What they do not know, such as a pasted table, is left out. */
type Node = {
  type: string
  tag?: string
  text?: string
  format?: unknown
  listType?: string
  children?: Node[]
  fields?: { url?: string | null; blockType?: string; source?: unknown; claim?: unknown; number?: unknown }
}

/** Text as the editor stores it, which names sources and claims by their ids. */
export type StoredText = { root: { children: unknown[] } }

export function toRichText(stored: StoredText | null | undefined, desk: CitationResolver): RichText {
  // The editor's own type says no more than that these are nodes of some type.
  return ((stored?.root.children ?? []) as Node[]).flatMap((node) => toPassage(node, desk))
}

function toPassage(node: Node, desk: CitationResolver): Passage[] {
  const content = () => toLine(node.children ?? [], desk)
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.tag === 'h4' ? 4 : 3, content: content() }]
    case 'list':
      return [toList(node, desk)]
    case 'paragraph':
      return node.children?.length ? [{ kind: 'paragraph', content: content() }] : []
    default:
      return []
  }
}

function toList(node: Node, desk: CitationResolver): List {
  const items: ListItem[] = []
  for (const { children = [] } of node.children ?? []) {
    const lists = children.filter(({ type }) => type === 'list').map((list) => toList(list, desk))
    const words = children.filter(({ type }) => type !== 'list')
    const above = items.at(-1)
    // The editor keeps a list within a list in an item of its own, below the one it belongs to.
    if (words.length === 0 && above) above.lists.push(...lists)
    else items.push({ content: toLine(words, desk), lists })
  }
  return { kind: 'list', isOrdered: node.listType === 'number', items }
}

function toLine(nodes: Node[], desk: CitationResolver): Line {
  return nodes.flatMap((node) => toInline(node, desk))
}

function toInline(node: Node, desk: CitationResolver): Inline[] {
  const content = () => toLine(node.children ?? [], desk)
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.text ?? '', ...styleOf(Number(node.format)) }]
    case 'linebreak':
      return [{ kind: 'break' }]
    case 'link':
    case 'autolink':
      return linkTo({ href: node.fields?.url ?? '', content: content() })
    case 'inlineBlock':
      return toNote(node.fields ?? {}, desk)
    default:
      return content()
  }
}

function toNote({ blockType, source, claim, number }: NonNullable<Node['fields']>, desk: CitationResolver): Inline[] {
  if (blockType === SOURCE_NOTE) return sourceIn(desk.keyOf('source', source), desk)
  if (blockType === NUMBER) return numberIn(String(number), desk)
  return blockType === CLAIM ? claimIn(desk.keyOf('claim', claim), desk) : []
}

const [BOLD, ITALIC, SUB, SUPER] = [1, 2, 32, 64]

/** The editor keeps the looks of a text as bits. */
function styleOf(format: number) {
  return {
    ...(format & BOLD && { isBold: true }),
    ...(format & ITALIC && { isItalic: true }),
    ...(format & SUB && { script: 'sub' as const }),
    ...(format & SUPER && { script: 'super' as const }),
  }
}
