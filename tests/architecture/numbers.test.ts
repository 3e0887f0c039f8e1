import { readdir, readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

/** The seed and the import of places, samples for examples and tests, and two files that use only names and units. */
const ALLOWED = [
  'src/lib/seed/numbers/seed-numbers.ts',
  'src/lib/seed/places/score-places.ts',
  'src/lib/calculators/quick/sample-numbers.ts',
  'src/lib/content/figure-options.ts',
  'src/lib/data/numbers.ts',
  'src/lib/domain/assumptions/default-assumptions.ts',
]

it('the running site reads prices and assumptions from the records, not from the seed', async () => {
  const files = (await readdir('src', { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|examples)\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
  const importing = await Promise.all(
    files.map(async (file) =>
      /\b(DEFAULT_NUMBERS|DEFAULT_ASSUMPTIONS|PRICE_CAPS|SAMPLE_BASIS|SAMPLE_PRICES)\b/.test(
        await readFile(file, 'utf8'),
      )
        ? [file]
        : [],
    ),
  )
  expect(
    importing
      .flat()
      .filter((file) => file !== 'src/lib/domain/assumptions/price-caps.ts')
      .toSorted(),
  ).toEqual(ALLOWED.toSorted())
})
