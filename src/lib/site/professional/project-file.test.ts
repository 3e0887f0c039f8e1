import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { checkProject } from '@/lib/schemas/calculate/check-project'

import { EXAMPLE_PROJECT } from './example-project'
import { readJsonWithPlaces } from './json-places'
import { readProjectFile, writeProjectFile } from './project-file'

const read = (text: string) => readProjectFile({ text, check: checkProject })
const written = writeProjectFile(EXAMPLE_PROJECT)

describe('a project as a file', () => {
  it('is read again as it was, and written the same each time', () => {
    expect(read(written)).toEqual({ ok: true, project: EXAMPLE_PROJECT })
    expect(read(`\uFEFF${written}`)).toEqual({ ok: true, project: EXAMPLE_PROJECT })
    expect(writeProjectFile(structuredClone(EXAMPLE_PROJECT))).toBe(written)
  })

  test.each([
    ['', /^Line 1, column 1: The file ends too early\.$/],
    ['{', /^Line 1, column 2: Expected a name in quotation marks\.$/],
    ['{"format": "powerboard-project",\n "version": 1 "project": {}}', /^Line 2, column 15: Expected } or a comma\.$/],
    [`${written}x`, /^Line \d+, column 1: Expected nothing after the end\.$/],
    ['[1, 2]', /^This is no project of ours/],
    ['{"format": "other", "version": 1, "project": {}}', /^This is no project of ours/],
    [
      '{"format": "powerboard-project", "version": 2,\n "project": {}}',
      /^Line 1, column 45: Its version is 2; we read version 1\.$/,
    ],
  ])('%# is refused, with the line and column', (text, message) =>
    expect(read(text)).toEqual({ ok: false, message: expect.stringMatching(message) }),
  )

  it('says which value cannot be used, and where it stands', () => {
    const lines = written.split('\n')
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

describe('readJsonWithPlaces', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 5 }),
        fc.constantFrom(0, 2),
        (value, indent) =>
          void expect(readJsonWithPlaces(JSON.stringify(value, null, indent))).toMatchObject({
            ok: true,
            value: JSON.parse(JSON.stringify(value)),
          }),
      ),
    )
  })

  it('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', '"', '{', ']', ',', 'x', '\\', '\n'),
        (json, place, sign) => {
          const at = place % (json.length + 1)
          const text = json.slice(0, at) + sign + json.slice(at + 1)
          const isGood = (() => {
            try {
              JSON.parse(text)
              return true
            } catch {
              return false
            }
          })()
          expect(readJsonWithPlaces(text).ok).toBe(isGood)
        },
      ),
    )
  })

  it('is not worn out by nesting, nor taken in by names', () => {
    expect(readJsonWithPlaces('['.repeat(100_000))).toMatchObject({ ok: false, message: 'Nested too deeply' })
    const taken = readJsonWithPlaces('{"__proto__": {"polluted": true}}')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(taken.ok).toBe(true)
  })
})
