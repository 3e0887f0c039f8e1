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
    .map((part) => wordsOfPart(part))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordsOfPart(part: Passage | Inline | ListItem): string {
  if (!('kind' in part)) return ` ${wordsOf(part.content)} ${part.lists.map(wordsOfPart).join(' ')}`
  switch (part.kind) {
    case 'text':
      return part.text
    case 'claim':
      return part.claim.text
    case 'readings':
      return part.claims.map(({ text }) => text).join('; ')
    case 'number':
      return part.figure.text
    case 'link':
      return wordsOf(part.content)
    case 'paragraph':
    case 'heading':
      return ` ${wordsOf(part.content)} `
    case 'list':
      return part.items.map(wordsOfPart).join(' ')
    case 'break':
      return ' '
    case 'source':
      return ''
  }
}

/** Every claim made in the text. */
export function claimsIn(text: RichText | Line): Claim[] {
  return text.flatMap(claimsInPart)
}

function claimsInPart(part: Passage | Inline | ListItem): Claim[] {
  if (!('kind' in part)) return [...claimsIn(part.content), ...part.lists.flatMap(claimsInPart)]
  switch (part.kind) {
    case 'claim':
      return [part.claim]
    case 'readings':
      return [...part.claims]
    case 'link':
    case 'paragraph':
    case 'heading':
      return claimsIn(part.content)
    case 'list':
      return part.items.flatMap(claimsInPart)
    default:
      return []
  }
}
