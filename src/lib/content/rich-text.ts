import type { Claim } from './claim'
import type { PrintedFigure } from './printed-figures'

/** A run of text, or an inline element. */
export type Inline =
  | { kind: 'text'; text: string; isBold?: boolean; isItalic?: boolean; script?: 'sub' | 'super' }
  | { kind: 'link'; href: string; content: Inline[] }
  /** Position in the page's list of sources. */
  | { kind: 'source'; number: number }
  | { kind: 'claim'; claim: Claim }
  | { kind: 'readings'; claims: readonly Claim[] }
  | { kind: 'number'; figure: PrintedFigure }
  | { kind: 'break' }

export type Line = Inline[]

export type ListItem = { content: Line; lists: List[] }
export type List = { kind: 'list'; isOrdered: boolean; items: ListItem[] }

export type Passage = { kind: 'paragraph'; content: Line } | { kind: 'heading'; level: 3 | 4; content: Line } | List

/** Text of several paragraphs. */
export type RichText = Passage[]

/** Plain text, for search engines, descriptions and word counts. */
export function wordsOf(text: RichText | Line): string {
  return text
    .map((node) => wordsOfNode(node))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordsOfNode(node: Passage | Inline | ListItem): string {
  if (!('kind' in node)) return ` ${wordsOf(node.content)} ${node.lists.map(wordsOfNode).join(' ')}`
  switch (node.kind) {
    case 'text':
      return node.text
    case 'claim':
      return node.claim.text
    case 'readings':
      return node.claims.map(({ text }) => text).join('; ')
    case 'number':
      return node.figure.text
    case 'link':
      return wordsOf(node.content)
    case 'paragraph':
    case 'heading':
      return ` ${wordsOf(node.content)} `
    case 'list':
      return node.items.map(wordsOfNode).join(' ')
    case 'break':
      return ' '
    case 'source':
      return ''
  }
}

/** Every claim made in the text. */
export function claimsIn(text: RichText | Line): Claim[] {
  return text.flatMap(claimsInNode)
}

function claimsInNode(node: Passage | Inline | ListItem): Claim[] {
  if (!('kind' in node)) return [...claimsIn(node.content), ...node.lists.flatMap(claimsInNode)]
  switch (node.kind) {
    case 'claim':
      return [node.claim]
    case 'readings':
      return [...node.claims]
    case 'link':
    case 'paragraph':
    case 'heading':
      return claimsIn(node.content)
    case 'list':
      return node.items.flatMap(claimsInNode)
    default:
      return []
  }
}
