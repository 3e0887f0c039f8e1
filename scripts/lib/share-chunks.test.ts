import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { shareChunks } from './share-chunks.mjs'

const require = createRequire(import.meta.url)
const SHARED = 'module.exports=[1,()=>"shared"];'
const OTHER = 'module.exports=[2,()=>"other"];\n\n//# sourceMappingURL=d.js.map'

test('copies of a chunk become references to the first one, and load the same code', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['a', 'b', '[c]~c'])
    writeFileSync(path.join(folder, `${name}.js`), `${SHARED}\n\n//# sourceMappingURL=${name}.js.map`)
  writeFileSync(path.join(folder, 'd.js'), OTHER)
  writeFileSync(path.join(folder, 'd.js.map'), OTHER)
  shareChunks(folder)
  const [first, ...others] = ['[c]~c.js', 'a.js', 'b.js'].map((name) => path.join(folder, name))
  for (const file of others) {
    expect(readFileSync(file, 'utf8')).toBe('module.exports = require("./[c]~c.js")\n')
    expect(require(file)).toBe(require(String(first)))
  }
  expect(readFileSync(String(first), 'utf8')).toContain(SHARED)
  for (const name of ['d.js', 'd.js.map']) expect(readFileSync(path.join(folder, name), 'utf8')).toBe(OTHER)
})
