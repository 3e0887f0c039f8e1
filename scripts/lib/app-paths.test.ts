import { expect, test } from 'vitest'

import { appPaths } from './app-paths'

test('pages and files of the site are found, endpoints and what answers everything are not', () => {
  const paths = appPaths('src/app')
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/contact', '/sales', '/sitemap.xml', '/downloads/case-studies/[slug]']),
  )
  expect(paths.filter((path) => /\(|\[\.\.\.|^\/(?:api|internal)\//.test(path))).toEqual([])
})
