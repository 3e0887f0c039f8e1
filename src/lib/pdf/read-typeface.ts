import { Font } from '@react-pdf/renderer'

import type { Glyph } from './pdf-library'

type Typeface = {
  characterSet: number[]
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph
}

const read = new Map<string, Promise<ReadonlySet<number>>>()

/** Reads a registered typeface, once per process, and returns its characters. */
export function charactersOf(family: string, weight: number): Promise<ReadonlySet<number>> {
  const key = `${family} ${weight}`
  const characters = read.get(key) ?? readTypeface(family, weight)
  read.set(key, characters)
  return characters
}

async function readTypeface(fontFamily: string, fontWeight: number): Promise<ReadonlySet<number>> {
  await Font.load({ fontFamily, fontWeight })
  const typeface = Font.getFont({ fontFamily, fontWeight })?.data as unknown as Typeface
  keepTexts(typeface)
  return new Set(typeface.characterSet)
}

/** A glyph that stands for another text. */
export const standingFor = (glyph: Glyph, codePoints: readonly number[]): Glyph =>
  Object.create(glyph, { codePoints: { value: codePoints } })

/**
 * Gives each glyph the text that it stands for where it is used. The library keeps the first text for ever: the i of
 * “ị” would make every “i” an “ị” when text is copied.
 */
function keepTexts(typeface: Typeface): void {
  const shared = typeface.getGlyph.bind(typeface)
  const glyphs = new Map<string, Glyph>()
  typeface.getGlyph = (id, codePoints) => {
    if (codePoints === undefined) return shared(id)
    const key = `${id}:${codePoints.join(' ')}`
    const glyph = glyphs.get(key) ?? standingFor(shared(id, codePoints), codePoints)
    glyphs.set(key, glyph)
    return glyph
  }
}
