import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { CLAIMS_IN_SECTIONS } from './claims-in-sections'

const ASKED =
  /readingOf\(\w+, '([^']+)'\)|[cC]laims\['([^']+)'\]|\bterm: '[^']+', key: '([^']+)'|(?:TEASERS|IN_SEARCH_RESULTS) = \[([^\]]+)\]/g

/** The claim keys requested in section and page code. */
function askedFor(): string[] {
  const files = ['src/app', 'src/components/sections', 'src/lib/content', 'src/lib/seo', 'src/lib/calculators'].flatMap(
    (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:examples|test)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  return [...sources, readFileSync('src/lib/content/shop.ts', 'utf8')].flatMap((source) =>
    [...source.matchAll(ASKED)].flatMap((match) =>
      match.slice(1).flatMap((keys) => keys?.replaceAll("'", '').split(', ') ?? []),
    ),
  )
}

test('the list matches the claims that sections request by name', () => {
  const listed = CLAIMS_IN_SECTIONS.flatMap(({ keys }) => keys)
  expect([...new Set(askedFor())].sort()).toEqual([...new Set(listed)].sort())
})
