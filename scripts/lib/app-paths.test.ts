import { expect, test } from 'vitest'

import { appPaths } from './app-paths'

test('finds pages and files, but not endpoints or catch-all routes', () => {
  const paths = appPaths('src/app')
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/contact', '/sales', '/sitemap.xml', '/downloads/case-studies/[slug]']),
  )
  expect(paths.filter((path) => /\(|\[\.\.\.|^\/(?:api|internal)\//.test(path))).toEqual([])
})
