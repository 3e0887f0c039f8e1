import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/content/inline-blocks'
import type { Passage, Piece } from '@/lib/domain/claims/passage'

/** The fields of an editor node used here; relationships are ids. */
type Node = {
  type: string
  text?: string
  children?: Node[]
  fields?: { url?: string | null; blockType?: string; claim?: unknown }
}

export type Where = Omit<Passage, 'pieces'>
/** Key of a claim by its id, or null if it does not exist. */
export type KeyOf = (id: unknown) => string | null

type Given = {
  where: Where
  keyOf: KeyOf
  /** The passages of a block within the text. */
  ofBlock: (fields: object) => Passage[]
}

/** Rich text as passages, one per paragraph, heading and list item. */
export function passagesOfProse({ root, ...given }: { root: unknown } & Given): Passage[] {
  return passagesOf(root as Node, given) // Payload stores nothing else in such a field
}

function passagesOf(node: Node, given: Given): Passage[] {
  if (node.type === 'block') return given.ofBlock(node.fields ?? {})
  const children = node.children ?? []
  const isLine =
    node.type === 'paragraph' ||
    node.type === 'heading' ||
    (node.type === 'listitem' && children.some(({ type }) => type !== 'list'))
  if (!isLine) return children.flatMap((child) => passagesOf(child, given))
  const lists = children.filter(({ type }) => type === 'list').flatMap((list) => passagesOf(list, given))
  const kind = node.type === 'heading' ? 'label' : given.where.kind
  return [{ ...given.where, kind, pieces: children.flatMap((child) => piecesOf(child, given.keyOf)) }, ...lists]
}

function piecesOf(node: Node, keyOf: KeyOf): Piece[] {
  const inner = () => (node.children ?? []).flatMap((child) => piecesOf(child, keyOf))
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.text ?? '' }]
    case 'linebreak':
      return [{ kind: 'text', text: '\n' }]
    case 'link':
    case 'autolink':
      return [
        {
          kind: 'link',
          href: node.fields?.url ?? '',
          text: inner()
            .map((piece) => ('text' in piece ? piece.text : ''))
            .join(''),
        },
      ]
    case 'inlineBlock':
      return noteOf(node.fields ?? {}, keyOf)
    case 'list':
      return []
    default:
      return inner()
  }
}

function noteOf({ blockType, claim }: NonNullable<Node['fields']>, keyOf: KeyOf): Piece[] {
  if (blockType === SOURCE_NOTE) return [{ kind: 'source' }]
  if (blockType === NUMBER) return [{ kind: 'number' }]
  const key = blockType === CLAIM ? keyOf(claim) : null
  return key ? [{ kind: 'claim', key }] : []
}
