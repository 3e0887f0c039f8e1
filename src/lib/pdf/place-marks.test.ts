import { Font } from '@react-pdf/renderer'
import { expect, test } from 'vitest'

import { registerFonts } from './fonts'
import type { Run } from './pdf-library'
import { placeMarks } from './place-marks'
import { charactersOf } from './read-typeface'

type Typeface = NonNullable<Run['attributes']['font']>[number]

/** A word as the renderer lays it out: shaped from left to right, then turned round. */
async function placedWord(word: string, fontFamily: string, isFromRight: boolean) {
  registerFonts()
  await charactersOf(fontFamily, 400)
  const typeface = Font.getFont({ fontFamily, fontWeight: 400 })?.data as unknown as Typeface
  const { glyphs, positions } = typeface.layout(word, undefined, undefined, undefined, 'ltr')
  const attributes = { font: [typeface], fontSize: typeface.unitsPerEm, bidiLevel: isFromRight ? 1 : 0 }
  const run = { start: 0, end: word.length, glyphs, positions, attributes }
  const string = isFromRight ? [...word].reverse().join('') : word
  const placed = placeMarks({ type: 'TEXT', lines: [{ string, runs: [run] }] }).lines?.[0]?.runs[0]
  let x = 0
  return (placed?.glyphs ?? []).map(({ codePoints }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = placed?.positions?.[index] ?? {}
    x += xAdvance
    return { text: String.fromCodePoint(...codePoints), x: x - xAdvance + xOffset, y: yOffset, right: x }
  })
}

test('the dots of an Arabic letter are under it, and the letter alone stands for the text', async () => {
  const [dots, yeh, ...others] = await placedWord('علي', 'Noto Sans Arabic', true)
  expect([dots?.text, yeh?.text, ...others.map(({ text }) => text)]).toEqual(['', 'ي', 'ل', 'ع'])
  expect(dots?.x).toBeGreaterThan(0)
  expect(dots?.x).toBeLessThan(yeh?.right ?? 0)
  expect(dots?.y).not.toBe(0)
})

test('a letter also stands for its accents, reversed like the line it is in', async () => {
  const hebrew = await placedWord('מִי', 'Noto Sans Hebrew', true)
  expect(hebrew.map(({ text }) => text).filter((text) => text !== '')).toEqual(['י', '\u05b4מ'])
  const latin = await placedWord('ị', 'Noto Sans', false)
  expect(latin.map(({ text }) => text)).toEqual(['ị', ''])
})

test('a word without marks is left as it is', async () => {
  const run = await placedWord('Anna', 'Noto Sans', false)
  expect(run.map(({ text }) => text)).toEqual(['A', 'n', 'n', 'a'])
})
