import { readdir, readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

const GROUPS = 'src/app/(styleguide)/styleguide/groups.ts'

test('the style guide shows every file of examples', async () => {
  const groups = await readFile(GROUPS, 'utf8')
  const files = (await readdir('src/components', { recursive: true })).filter((file) => file.endsWith('.examples.tsx'))
  expect(files.length).toBeGreaterThan(3)
  const forgotten = files.filter((file) => !groups.includes(`'@/components/${file.slice(0, -'.tsx'.length)}'`))
  expect(forgotten).toEqual([])
})

test('its groups have distinct, URL-safe paths', async () => {
  const groups = await readFile(GROUPS, 'utf8')
  const imported = groups.match(/^import \{ examples as/gm) ?? []
  const named = groups.match(/^ {2}(?:'[a-z-]+'|[a-z]+): \w+Examples,$/gm) ?? []
  expect(named).toHaveLength(imported.length)
})
