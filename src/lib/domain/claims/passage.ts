/** A text fragment, classified for claim checks. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'claim' | 'readings'; key: string }
  | { kind: 'number' }
  | { kind: 'source' }
  | { kind: 'link'; href: string; text: string }

/** A paragraph, cell or caption, with its location. */
export type Passage = {
  /** Display name: 'Part 3: Electrical data' */
  location: string
  /** 'record': a table row or calculation step, stating figures as such. 'label': a heading or button. */
  kind: 'prose' | 'label' | 'record'
  /** The claim context. */
  context: string
  /** Whether its claims have notes; tickers and search-only text have none. */
  hasNotes: boolean
  /** Only shown in the engineering section. */
  isForEngineers?: boolean
  pieces: Piece[]
}

/** Placeholders in a passage's plain text for a source, a registry claim and a recorded figure. */
export const SOURCE_MARK = '†'
export const CLAIM_MARK = '‡'
export const NUMBER_MARK = '#'

/** A passage's text on one line, with placeholders for sources, claims and figures. */
export function plainText({ pieces }: Pick<Passage, 'pieces'>): string {
  return pieces
    .map((piece) => {
      switch (piece.kind) {
        case 'text':
        case 'link':
          return piece.text
        case 'claim':
        case 'readings':
          return CLAIM_MARK
        case 'number':
          return NUMBER_MARK
        case 'source':
          return SOURCE_MARK
      }
    })
    .join('')
}

/** Splits text into sentences. A source after the full stop belongs to the sentence before it. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:][”’)]?†{0,9})\s+(?=[^a-z])|\n+/).filter((sentence) => sentence.trim() !== '')
}
