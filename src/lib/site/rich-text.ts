import type { Claim } from './claim'
import type { PrintedFigure } from './printed-figures'

/** A run of words on a page, or what stands between them. */
export type Inline =
  | { kind: 'text'; text: string; isBold?: boolean; isItalic?: boolean; script?: 'sub' | 'super' }
  | { kind: 'link'; href: string; content: Inline[] }
  /** The number under which the page's list of sources has it. */
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

/** The words alone, for search engines, descriptions and counting. */
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
