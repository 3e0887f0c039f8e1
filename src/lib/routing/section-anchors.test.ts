import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { SECTION_ANCHORS } from './section-anchors'

test('every section anchor exists', () => {
  const files = ['src/app', 'src/components/sections'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const source = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const missing = Object.values(SECTION_ANCHORS)
    .flat()
    .filter((anchor) => !source.includes(` id="${anchor}"`))
  expect(missing).toEqual([])
})
