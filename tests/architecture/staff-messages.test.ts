import fs from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const FOLDERS = ['src/collections', 'src/globals', 'src/lib/cms']
const TESTED = fs.readFileSync(path.join(root, 'tests/built/staff-messages.test.ts'), 'utf8')

const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const filesThatThrow = FOLDERS.flatMap((folder) =>
  fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => textOf(file).includes('new ValidationError('))

/** Sentences, each up to its first interpolated value: those that end with a full stop or a quotation. */
const sentencesIn = (file: string) =>
  [...textOf(file).matchAll(/(['`])([A-Z][^\n]*?[.”])\1/g)].map(([, , sentence = '']) => sentence.split('${')[0] ?? '')

test('the scan finds the hooks that throw', () => {
  expect(filesThatThrow).toContain('src/collections/content/claims/check-approvals.ts')
  expect(filesThatThrow.flatMap(sentencesIn)).toContain(
    'A claim without proof needs a qualifier, which is shown beside the figure.',
  )
})

test.each(filesThatThrow)('every message that %s throws is tested on the built site by tests/built', (file) => {
  const sentences = sentencesIn(file)
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.filter((sentence) => !TESTED.includes(sentence))).toEqual([])
})
