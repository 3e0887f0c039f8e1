import { readdir, readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

/** The seed; samples for examples and tests; and two that take names and units alone. */
const MAY = [
  'src/lib/seed/numbers/seed-numbers.ts',
  'src/lib/site/sample-numbers.ts',
  'src/lib/site/figure-options.ts',
  'src/lib/data/numbers.ts',
  'src/lib/domain/assumptions/default-assumptions.ts',
]

it('what runs takes prices and assumptions from what staff keep, not from what a new site starts with', async () => {
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
      .filter((file) => file !== 'src/lib/domain/running-cost/price-caps.ts')
      .toSorted(),
  ).toEqual(MAY.toSorted())
})
