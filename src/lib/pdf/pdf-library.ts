/** The parts of pdfkit and of the renderer's layout that we use; the packages do not have these types. */
export type StructureElement = { add: (child: unknown) => StructureElement }

export type TaggedDocument = AsyncIterable<Buffer> & {
  struct: (type: string, options?: { scope?: 'Column'; alt?: string }) => StructureElement
  addStructure: (element: StructureElement) => void
  markContent: (tag: string, options: { type: string }) => void
  markStructureContent: (tag: string) => unknown
  endMarkedContent: () => void
  page: { height: number; fonts: Record<string, unknown> }
  _font: EmbeddedFont
  _fontSize: number
  addContent: (content: string) => void
  transform: (...matrix: [number, number, number, number, number, number]) => void
  path: (outline: string) => { fill: () => void }
  save: () => void
  restore: () => void
  /** Draws glyphs in place of the renderer. */
  glyphs?: (glyphs: readonly Glyph[], positions: readonly Position[]) => void
}

/** A typeface in a document. Its arrays have one entry for each code, the number of a glyph in the document. */
export type EmbeddedFont = {
  id: string
  ref: () => unknown
  /** Undefined for a typeface that readers have themselves. */
  subset?: { glyphs: number[]; mapping: Record<number, number> }
  /** Of thousandths of the font size in a unit of the typeface. */
  scale: number
  widths: number[]
  unicode: (readonly number[])[]
}

export type Glyph = {
  id: number
  /** The text that it stands for. */
  codePoints: readonly number[]
  advanceWidth: number
  path: { toSVG: () => string }
}

/** In points. */
export type Position = { xAdvance: number; xOffset: number; yOffset: number }

type Typeface = {
  unitsPerEm: number
  layout: (
    text: string,
    features: undefined,
    script: undefined,
    language: undefined,
    direction: 'ltr' | 'rtl',
  ) => { glyphs: Glyph[]; positions: Position[] }
}

/** A part of a line in one typeface and direction, in the order in which it is drawn. */
export type Run = {
  start: number
  end: number
  glyphs?: readonly Glyph[]
  positions?: readonly Position[]
  attributes: { font?: readonly Typeface[]; fontSize: number; bidiLevel?: number }
}

export type Line = { string: string; runs: readonly Run[] }
