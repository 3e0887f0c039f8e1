import { readFileSync } from 'node:fs'
import path from 'node:path'

import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'

const FOLDER = import.meta.dirname
const SOURCE = ['fonts.ts', 'more.css'].map((file) => readFileSync(path.join(FOLDER, file), 'utf8')).join('')

/** The terminator of every table of characters, which is not itself a character. */
const LAST = 0xffff

const charactersIn = (file: string): number[] =>
  create(readFileSync(path.join(FOLDER, file)))
    .characterSet.filter((code) => code !== LAST)
    .sort((one, other) => one - other)

/** The characters of the range that is declared for a file. */
function declaredFor(file: string): number[] {
  const after = SOURCE.split(`./${file}`)[1] ?? ''
  const ranges = /U\+[^';]*/.exec(after)?.[0] ?? ''
  return ranges.split(/,\s*/).flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, n) => first + n)
  })
}

describe.each(['commissioner-flare-500', 'golos-text-400-600'])('%s', (name) => {
  const files = [`${name}-first.woff2`, `${name}-more.woff2`]

  test.each(files)('%s declares the characters that it has', (file) => {
    expect(declaredFor(file)).toEqual(charactersIn(file))
  })

  test('has every character in one of its files', () => {
    const all = files.flatMap(charactersIn).sort((one, other) => one - other)
    expect(all).toEqual(charactersIn(`${name}.woff2`))
  })
})
