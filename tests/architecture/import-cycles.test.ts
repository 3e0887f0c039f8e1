import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { cyclesOf, importsIn } from './import-graph'

const ROOT = path.join(import.meta.dirname, '../..')

function fileGraph(): Map<string, string[]> {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const known = new Set(files)
  return new Map(
    files.map((file) => [file, importsIn({ file, text: readFileSync(path.join(ROOT, file), 'utf8'), known })]),
  )
}

function folderGraph(files: Map<string, string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const [file, imported] of files) {
    const folder = path.posix.dirname(file)
    const others = imported.map((other) => path.posix.dirname(other)).filter((other) => other !== folder)
    folders.set(folder, [...(folders.get(folder) ?? []), ...others])
  }
  return folders
}

describe('the import graph of src', () => {
  const files = fileGraph()

  it('has files and imports', () => {
    expect(files.size).toBeGreaterThan(500)
    expect([...files.values()].flat().length).toBeGreaterThan(files.size)
  })

  it('has no cycles between files', () => expect(cyclesOf(files)).toEqual([]))

  it('has no cycles between folders', () => expect(cyclesOf(folderGraph(files))).toEqual([]))
})

describe('cyclesOf', () => {
  it('finds a cycle of two, and one of three', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', ['d']],
      ['d', ['e']],
      ['e', ['c']],
    ])
    expect(cyclesOf(graph).map((cycle) => cycle.toSorted())).toEqual(
      expect.arrayContaining([
        ['a', 'b'],
        ['c', 'd', 'e'],
      ]),
    )
  })

  it('allows two paths to the same file', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ])
    expect(cyclesOf(graph)).toEqual([])
  })
})

describe('importsIn', () => {
  const known = new Set(['src/a.ts', 'src/lib/b.tsx', 'src/lib/c.ts'])

  it.each([
    ["import { b } from '@/lib/b'", ['src/lib/b.tsx']],
    ["import type { B } from './lib/b'", ['src/lib/b.tsx']],
    ["export { c } from './lib/c'", ['src/lib/c.ts']],
    ["const later = () => import('./lib/c')", []],
    ["import { z } from 'zod'", []],
  ])('reads %s', (text, expected) => {
    expect(importsIn({ file: 'src/a.ts', text, known })).toEqual(expected)
  })
})
