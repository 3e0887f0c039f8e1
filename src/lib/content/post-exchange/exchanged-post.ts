/** An inline piece of a line. Sources, claims and numbers are referenced by key. */
export type Mark =
  | { kind: 'text'; text: string; isBold?: boolean; isItalic?: boolean; script?: 'sub' | 'super' }
  | { kind: 'link'; href: string; content: Mark[] }
  | { kind: 'break' }
  | { kind: 'source' | 'claim' | 'number'; key: string }
  | { kind: 'picture'; src: string; alt: string }

export type Line = readonly Mark[]
export type List = { kind: 'list'; isOrdered: boolean; items: { line: Mark[]; lists: List[] }[] }

/** A block of a post, of a kind that Markdown, Word and the editor all support. */
export type Block =
  | { kind: 'heading'; level: number; line: Line }
  | { kind: 'paragraph'; line: Line }
  | List
  | { kind: 'table'; caption: string; rows: readonly (readonly Line[])[] }

/** A post read from a file. `notes` list content that was lost or changed. */
export type ReadPost = { title: string; excerpt: string; blocks: Block[]; notes: string[] }

/** The plain text of a line, without pictures and formatting. */
export function wordsOf(line: Line): string {
  return line
    .map((mark) => {
      if (mark.kind === 'text') return mark.text
      if (mark.kind === 'link') return wordsOf(mark.content)
      return mark.kind === 'break' ? ' ' : ''
    })
    .join('')
    .trim()
}

const HEADING_MIN = 2
const HEADING_MAX = 4

/**
 * Uses the first level 1 heading as the title if the file has no other, and fits the remaining headings into the levels
 * of posts. If several level 1 headings remain, they become chapters.
 */
export function withTitle({ title, excerpt, blocks, notes }: ReadPost): ReadPost {
  const first = title ? -1 : blocks.findIndex((block) => block.kind === 'heading' && block.level === 1)
  const found = blocks[first]
  const rest = found ? blocks.filter((_, index) => index !== first) : blocks
  const shift = rest.some((block) => block.kind === 'heading' && block.level === 1) ? 1 : 0
  const isTooDeep = rest.some((block) => block.kind === 'heading' && block.level + shift > HEADING_MAX)
  return {
    title: found?.kind === 'heading' ? wordsOf(found.line) : title,
    excerpt,
    blocks: rest.map((block) =>
      block.kind === 'heading'
        ? { ...block, level: Math.min(HEADING_MAX, Math.max(HEADING_MIN, block.level + shift)) }
        : block,
    ),
    notes: isTooDeep ? [...notes, `Headings below level ${HEADING_MAX} became level ${HEADING_MAX}.`] : notes,
  }
}
