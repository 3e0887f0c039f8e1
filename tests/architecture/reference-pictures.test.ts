import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const FOLDER = 'tests/journeys/pictures'
const PICTURES_MAX = 25
const BYTES_MAX = 4_000_000

test('the reference pictures are few and small, because every clone has all that there ever were', () => {
  const sizes = readdirSync(FOLDER).map((file) => statSync(path.join(FOLDER, file)).size)
  expect(sizes.length).toBeLessThanOrEqual(PICTURES_MAX)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BYTES_MAX)
})
