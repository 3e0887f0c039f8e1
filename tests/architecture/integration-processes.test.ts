import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const REPLACES = /\bvi\.(?:mock|doMock|stubEnv|resetModules)\(|\bprocess\.env(?:\.\w+|\[[^\]]+\]) ??= /

/** Whether it has a process of its own: see vitest.config.ts. */
const isAlone = (file: string) => /\.(?:alone|long)\.test\.ts$/.test(file)

const FILES = readdirSync('tests/integration', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/integration/${file}`)

test.each(FILES.filter((file) => !isAlone(file)))('%s shares its process and replaces no module or setting', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(REPLACES)
})

test.each([
  `vi.mock('@/lib/pdf/make-document', { spy: true })`,
  `vi.stubEnv('RATE_LIMIT', 'on')`,
  `vi.resetModules()`,
  `process.env.RATE_LIMIT = 'on'`,
])('the rule catches %s', (text) => expect(text).toMatch(REPLACES))
