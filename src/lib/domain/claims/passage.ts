/** What a text is made of, as far as it matters to what it claims. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'claim' | 'readings'; key: string }
  | { kind: 'number' }
  | { kind: 'source' }
  | { kind: 'link'; href: string; text: string }

/** A paragraph, a cell or a caption, and where it stands. */
export type Passage = {
  /** For people: 'Part 3: Electrical data' */
  place: string
  /** 'record' is a row of a table or a step of a sum: figures set down as what they are. 'label' is a heading or a button. */
  kind: 'prose' | 'label' | 'record'
  /** The kind of place, which decides how its claims read. */
  context: string
  /** Whether a claim in it opens a note; moving strips and what only search engines show have none. */
  hasNotes: boolean
  /** Read by those who open the part for engineers. */
  isForEngineers?: boolean
  pieces: Piece[]
}

/** Marks in the plain text of a passage: a source, a claim of the registry, and a figure of the records. */
export const SOURCE_MARK = '†'
export const CLAIM_MARK = '‡'
export const NUMBER_MARK = '#'

/** The text of a passage in one line, its sources, claims and figures as marks. */
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

/** A text's sentences. A source after the full stop belongs to the sentence before it. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:][”’)]?†*)\s+(?=[^a-z])|\n+/).filter((sentence) => sentence.trim() !== '')
}
