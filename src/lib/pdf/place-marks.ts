import type { Glyph, Line, Run } from './pdf-library'
import { standingFor } from './read-typeface'
import type { LayoutNode } from './tagged-layout'

/**
 * Places accents and other marks on their letters. The renderer shapes every run from left to right and loses the
 * vertical places of its glyphs, so that runs with marks are shaped again, in their own direction.
 */
export function placeMarks(node: LayoutNode): LayoutNode {
  return {
    ...node,
    ...(node.lines && {
      lines: node.lines.map((line) => ({ ...line, runs: line.runs.map((run) => placed(run, line)) })),
    }),
    ...(node.children && { children: node.children.map(placeMarks) }),
  }
}

/** A mark, or the second glyph of a letter that the typeface draws as letter and mark. */
const isMark = (codePoints: readonly number[]) => /^\p{M}*$/u.test(String.fromCodePoint(...codePoints))

function placed(run: Run, line: Line): Run {
  const { font, fontSize, bidiLevel = 0 } = run.attributes
  const typeface = font?.[0]
  const isFromRight = bidiLevel % 2 === 1
  const isPlain = ({ codePoints }: Glyph) => codePoints.length === 1 && !isMark(codePoints)
  if (!typeface || !run.glyphs || run.glyphs.every(isPlain)) return run
  const drawn = [...line.string.slice(run.start, run.end)]
  const text = (isFromRight ? drawn.reverse() : drawn).join('')
  const { glyphs, positions } = typeface.layout(text, undefined, undefined, undefined, isFromRight ? 'rtl' : 'ltr')
  const pt = fontSize / typeface.unitsPerEm
  return {
    ...run,
    glyphs: isFromRight ? fromRight(glyphs) : withMarks(glyphs),
    positions: positions.map(({ xAdvance, xOffset, yOffset }) => ({
      xAdvance: xAdvance * pt,
      xOffset: xOffset * pt,
      yOffset: yOffset * pt,
    })),
  }
}

/** Glyphs in the order of their text, in which each letter also stands for its marks, which are drawn apart from it. */
function withMarks(glyphs: readonly Glyph[]): Glyph[] {
  const texts: number[][] = []
  let letter = 0
  glyphs.forEach(({ codePoints }, index) => {
    if (index === 0 || !isMark(codePoints)) letter = index
    texts.push([])
    texts[letter]?.push(...codePoints)
  })
  return glyphs.map((glyph, index) => standingFor(glyph, texts[index] ?? []))
}

/** The same for glyphs from left to right: readers of PDFs reverse each character of the line, also within a glyph. */
const fromRight = (glyphs: readonly Glyph[]): Glyph[] =>
  withMarks(glyphs.toReversed())
    .map((glyph) => standingFor(glyph, glyph.codePoints.toReversed()))
    .toReversed()
