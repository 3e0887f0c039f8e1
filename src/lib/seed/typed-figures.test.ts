import { expect, test } from 'vitest'

import { ENGINE_FIGURES } from '../../../tests/fixtures/published-figures/engine-figures'
import { HELD_FIGURES } from '../../../tests/fixtures/published-figures/held-figures'
import { TYPED_FIGURES } from '../../../tests/fixtures/published-figures/published-texts'

/** By how much the engine may contradict a figure, besides its rounding. */
const SHARE_MAX = 0.02

const keyOf = (text: string, figure: string) => `${text}: ${figure}`
const isOf = (texts: readonly string[] | 'all', text: string) => texts === 'all' || texts.includes(text)

/** The engine’s value of a figure; those of its text come before those of all texts. */
function engineValue(text: string, figure: string): number | undefined {
  const groups = ENGINE_FIGURES.filter(({ texts, figures }) => isOf(texts, text) && figure in figures)
  return (groups.find(({ texts }) => texts !== 'all') ?? groups[0])?.figures[figure]
}

/** '£1,734.50' as 1734.5, and half of its last digit. */
function read(figure: string): { value: number; rounding: number } {
  const digits = /[\d,]+(?:\.(\d+))?/.exec(figure)
  return {
    value: Number((digits?.[0] ?? '').replaceAll(',', '')),
    rounding: 0.5 * 10 ** -(digits?.[1]?.length ?? 0),
  }
}

function isContradicted(figure: string, engine: number): boolean {
  const { value, rounding } = read(figure)
  const difference = Math.abs(value - engine)
  return !(difference <= rounding || difference <= SHARE_MAX * Math.abs(engine))
}

const HELD = HELD_FIGURES.flatMap(({ figures }) =>
  Object.entries(figures).flatMap(([text, held]) => held.map((figure) => keyOf(text, figure))),
)
const TYPED = new Set(TYPED_FIGURES.map(({ text, figure }) => keyOf(text, figure)))

test.each([
  ['£102', 100, false],
  ['£103', 100, true],
  ['£97', 100, true],
  ['£1', 1.4, false],
  ['1.5p', 1.4, true],
  ['£1,000', NaN, true],
])('%s where the engine has %d is contradicted: %s', (figure, engine, expected) =>
  expect(isContradicted(figure, engine)).toBe(expected),
)

test('the engine contradicts no figure of a published text', () => {
  const contradicted = TYPED_FIGURES.flatMap(({ text, figure }) => {
    const engine = engineValue(text, figure)
    return engine !== undefined && isContradicted(figure, engine) ? [`${keyOf(text, figure)}, not ${engine}`] : []
  })
  expect([...new Set(contradicted)]).toEqual([])
})

test('every figure is calculated, has a dated source in its sentence, or is held for a reason', () => {
  const known = new Set(HELD)
  const silent = TYPED_FIGURES.filter(
    ({ text, figure }) => engineValue(text, figure) === undefined && !known.has(keyOf(text, figure)),
  )
  expect([...new Set(silent.map(({ text, figure, sentence }) => `${keyOf(text, figure)} in: ${sentence}`))]).toEqual([])
})

test('nothing is registered that no text says', () => {
  expect(HELD.filter((key) => !TYPED.has(key))).toEqual([])
  expect(new Set(HELD).size).toBe(HELD.length)
  const calculated = ENGINE_FIGURES.flatMap(({ texts, figures }) =>
    Object.keys(figures).filter(
      (figure) => !TYPED_FIGURES.some((typed) => typed.figure === figure && isOf(texts, typed.text)),
    ),
  )
  expect(calculated).toEqual([])
})
