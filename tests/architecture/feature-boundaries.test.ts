import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it, test } from 'vitest'

import exceptions from './feature-exceptions.json'
import { FEATURE_FOLDERS, PORTS } from './feature-folders'
import { importsIn } from './import-graph'

const FOLDERS = Object.entries(FEATURE_FOLDERS)
  .flatMap(([feature, folders]) => folders.map((folder) => ({ feature, folder: `src/${folder}/` })))
  .sort((one, other) => other.folder.length - one.folder.length)

const featureOf = (file: string): string | null =>
  FOLDERS.find(({ folder }) => file.startsWith(folder))?.feature ?? null

/** Lists that name one thing of each feature. */
const REGISTRATIONS = ['src/collections/collections.ts', 'src/globals/globals.ts', 'src/lib/schedule/tasks.ts']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file) && !REGISTRATIONS.includes(file))
const known = new Set(files)

/** Every import by a feature of a file of another. */
const foreign = files.flatMap((file) => {
  const feature = featureOf(file)
  if (feature === null) return []
  const imported = importsIn({ file, text: readFileSync(file, 'utf8'), known })
  return imported.filter((other) => ![null, feature].includes(featureOf(other))).map((other) => ({ file, other }))
})

/** Those of insides, as 'importing file > imported file'. */
const found = foreign
  .filter(({ other }) => !PORTS.includes(other))
  .map(({ file, other }) => `${file} > ${other}`)
  .sort()

describe('the folders of features', () => {
  it.each(FOLDERS)('$folder exists and belongs to $feature', ({ folder }) => {
    expect(files.some((file) => file.startsWith(folder))).toBe(true)
  })
})

test('a feature imports the insides of no other', () => {
  expect(found.filter((one) => !exceptions.includes(one))).toEqual([])
})

test('every port is imported by a feature other than its own', () => {
  expect(PORTS.filter((port) => !foreign.some(({ other }) => other === port))).toEqual([])
})

/** Imports from before the rule. A new one is never added: move what is shared to the engine or the platform. */
test('the list of exceptions only shrinks', () => {
  expect(exceptions.filter((one) => !found.includes(one))).toEqual([])
  expect(new Set(exceptions).size).toBe(exceptions.length)
})
