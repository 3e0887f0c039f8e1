import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { unpack } from './archive.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an archive that does not exist is named', async () => {
  const file = path.join(folder, 'misspelt.tar.gz.age')
  await expect(unpack({ file }, folder)).rejects.toThrow(
    `${file} is not a backup that this version can read (ENOENT). Nothing was changed.`,
  )
})
