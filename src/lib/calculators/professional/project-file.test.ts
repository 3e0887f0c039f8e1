import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { checkProject, checkSheet } from '@/lib/schemas/calculate/check-project'

import { EXAMPLE_PROJECT } from './example-project'
import { readJsonWithPointers } from './json-pointers'
import { readProjectFile, writeProjectFile } from './project-file'
import { emptyRoom, sheetOf } from './sheet'

const read = (text: string) => readProjectFile({ text, checks: { project: checkProject, sheet: checkSheet } })
const EXAMPLE = sheetOf(EXAMPLE_PROJECT)
const written = writeProjectFile(EXAMPLE)
const first = `${JSON.stringify({ format: 'powerboard-project', version: 1, project: EXAMPLE_PROJECT }, null, 2)}\n`

describe('a project as a file', () => {
  it('round-trips, and is written identically each time', () => {
    expect(read(written)).toEqual({ ok: true, sheet: EXAMPLE })
    expect(read(`\uFEFF${written}`)).toEqual({ ok: true, sheet: EXAMPLE })
    expect(writeProjectFile(structuredClone(EXAMPLE))).toBe(written)
  })

  it('reads files of version 1', () => expect(read(first)).toEqual({ ok: true, sheet: EXAMPLE }))

  it('keeps unfinished rooms, invalid input and own U-values', () => {
    const [room] = EXAMPLE.rooms
    if (!room) throw new Error('no room')
    const elements = room.elements.map((element, index) => ({
      ...element,
      ...(index === 0 && { construction: 'own' as const, wattsPerM2K: '0.3', areaM2: '' }),
    }))
    const sheet = { ...EXAMPLE, rooms: [{ ...room, lengthM: 'about four', elements }, emptyRoom('r2')] }
    expect(read(writeProjectFile(sheet))).toEqual({ ok: true, sheet })
  })

  test.each([
    ['', /^Line 1, column 1: The file ends too early\.$/],
    ['{', /^Line 1, column 2: Expected a name in quotation marks\.$/],
    ['{"format": "powerboard-project",\n "version": 1 "project": {}}', /^Line 2, column 15: Expected } or a comma\.$/],
    [`${written}x`, /^Line \d+, column 1: Expected nothing after the end\.$/],
    ['[1, 2]', /^This is not one of our projects/],
    ['{"format": "other", "version": 1, "project": {}}', /^This is not one of our projects/],
    [
      '{"format": "powerboard-project", "version": 3,\n "project": {}}',
      /^Line 1, column 45: Its version is 3; we read versions 1 and 2\.$/,
    ],
  ])('%# is rejected, with the line and column', (text, message) =>
    expect(read(text)).toEqual({ ok: false, message: expect.stringMatching(message) }),
  )

  it('reports the invalid value and its position', () => {
    const lines = first.split('\n')
    const line = lines.findIndex((text) => text.includes('"heightM"'))
    const broken = lines.with(line, '        "heightM": 240,').join('\n')
    expect(read(broken)).toEqual({
      ok: false,
      message: `Line ${line + 1}, column 20: rooms 1, heightM: Must be a number from 1.5 to 12.`,
    })
    const without = lines.toSpliced(line, 1).join('\n')
    expect(read(without)).toEqual({
      ok: false,
      message: expect.stringMatching(/^Line \d+, column \d+: rooms 1, heightM: /),
    })
  })
})

describe('readJsonWithPointers', () => {
  it('accepts whatever JSON.parse accepts', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 5 }),
        fc.constantFrom(0, 2),
        (value, indent) =>
          void expect(readJsonWithPointers(JSON.stringify(value, null, indent))).toMatchObject({
            ok: true,
            value: JSON.parse(JSON.stringify(value)),
          }),
      ),
    )
  })

  it('rejects whatever JSON.parse rejects', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', '"', '{', ']', ',', 'x', '\\', '\n'),
        (json, position, sign) => {
          const at = position % (json.length + 1)
          const text = json.slice(0, at) + sign + json.slice(at + 1)
          const isGood = (() => {
            try {
              JSON.parse(text)
              return true
            } catch {
              return false
            }
          })()
          expect(readJsonWithPointers(text).ok).toBe(isGood)
        },
      ),
    )
  })

  it('copes with deep nesting and special property names', () => {
    expect(readJsonWithPointers('['.repeat(100_000))).toMatchObject({ ok: false, message: 'Nested too deeply' })
    const taken = readJsonWithPointers('{"__proto__": {"polluted": true}}')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(taken.ok).toBe(true)
  })
})
