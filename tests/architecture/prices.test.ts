import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Where prices are entered: the product record, the assumptions, and the record of what has been published. */
const SOURCES = ['lib/seed/catalogue/powerboard.ts', 'lib/domain/assumptions/order.ts', 'lib/seed/claims/promises.ts']
/** Sample data and generated files. */
const EXEMPT = /\.test\.tsx?$|\.examples\.tsx$|\/sample-[^/]*$|^lib\/generated\//

/** Every price of a panel that has been published, with and without delivery, in pounds or pence; delivery in pounds. */
const PRICE = /£(?:179|185|289|329|335|439|150)(?![\d,])|\b(?:17_?900|18_?500|28_?900|43_?900)\b/
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

test('a price is written only where it is entered', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !EXEMPT.test(file),
  )
  const priced = files.filter((file) => PRICE.test(readFileSync(`src/${file}`, 'utf8').replace(COMMENT, '')))
  expect(priced.filter((file) => !SOURCES.includes(file))).toEqual([])
  expect(priced).toContain('lib/seed/claims/promises.ts') // the search finds prices
})
