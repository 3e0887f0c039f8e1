import { DIRECTION_MARK } from './fit-fonts'
import type { EmbeddedFont, Glyph, Position, TaggedDocument } from './pdf-library'

/** Thousandths of the font size. */
const NEGLIGIBLE = 0.001
const NOWHERE: Position = { xAdvance: 0, xOffset: 0, yOffset: 0 }

const written = (value: number) => String(Math.round(value * 1e6) / 1e6)

/**
 * Draws glyphs at the present place. The renderer's own function ignores the places of marks, and keeps one text for
 * each glyph: one that stands for several, such as the i of “ị” and of “i”, would be copied as the first of them.
 */
export function glyphDrawer(document: TaggedDocument) {
  const codes = new WeakMap<EmbeddedFont, Map<string, number>>()

  return (glyphs: readonly Glyph[], positions: readonly Position[]): void => {
    const { _font: font, _fontSize: size, page } = document
    const { subset } = font
    if (!subset) return // a line break, which has no glyph in an embedded typeface
    const known = codes.get(font) ?? new Map<string, number>()
    codes.set(font, known)
    const shown: string[] = []
    let x = 0
    const move = (pt: number) => {
      const back = (-pt * 1000) / size
      if (Math.abs(back) >= NEGLIGIBLE) shown.push(` ${written(back)} `)
    }
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? NOWHERE
      if (isWithoutText(glyph)) {
        drawShape(document, glyph, { x: x + xOffset, y: yOffset })
        move(xAdvance)
      } else {
        const code = codeOf(glyph, { font, subset, known })
        move(xOffset)
        shown.push(`<${code.toString(16).padStart(4, '0')}>`)
        move(xAdvance - xOffset - ((font.widths[code] ?? 0) * size) / 1000)
      }
      x += xAdvance
    })
    page.fonts[font.id] ??= font.ref()
    document.save()
    document.transform(1, 0, 0, -1, 0, page.height)
    document.addContent(`BT\n1 0 0 1 0 ${written(page.height)} Tm\n/${font.id} ${written(size)} Tf`)
    document.addContent(`[${shown.join('')}] TJ\nET`)
    document.restore()
  }
}

const isWithoutText = ({ codePoints }: Glyph) =>
  codePoints.every((codePoint) => codePoint === DIRECTION_MARK.codePointAt(0))

/** Draws a glyph that stands for no text as a shape, since every code of a typeface is copied as something. */
function drawShape(document: TaggedDocument, glyph: Glyph, { x, y }: { x: number; y: number }): void {
  const scale = (document._font.scale * document._fontSize) / 1000
  const outline = glyph.path.toSVG()
  if (outline === '') return
  document.save()
  document.transform(scale, 0, 0, -scale, x, -y)
  document.path(outline).fill()
  document.restore()
}

type Known = { font: EmbeddedFont; subset: NonNullable<EmbeddedFont['subset']>; known: Map<string, number> }

/** One code for each glyph and text that it stands for. */
function codeOf(glyph: Glyph, { font, subset, known }: Known): number {
  const key = `${glyph.id}:${glyph.codePoints.join(' ')}`
  const found = known.get(key)
  if (found !== undefined) return found
  const code = subset.glyphs.push(glyph.id) - 1
  known.set(key, code)
  subset.mapping[glyph.id] ??= code
  font.widths[code] = glyph.advanceWidth * font.scale
  font.unicode[code] = glyph.codePoints
  return code
}
