import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ancestorsOf, nodeIn, toTree, type TreeLeaf, type TreeNode } from './tree'

const leaf = (path: string): TreeLeaf => ({
  path,
  title: path,
  standing: 'published',
  hasChanges: false,
  publishAt: null,
  unpublishAt: null,
  editPath: null,
  isLive: null,
  oldPaths: [],
})
const drawn = ({ path, leaf: at, size, children }: TreeNode): unknown => [
  at ? path : `(${path})`,
  size,
  ...children.map(drawn),
]

test('paths are nested by segment, with or without a page at each level', () => {
  expect(drawn(toTree(['/b', '/', '/locations/bath/suburb', '/a', '/locations/bath'].map(leaf)))).toEqual([
    '/',
    4,
    ['/a', 0],
    ['/b', 0],
    ['(/locations)', 2, ['/locations/bath', 1, ['/locations/bath/suburb', 0]]],
  ])
})

test('finds a node by its path, matching whole segments', () => {
  const root = toTree(['/loc/a', '/locations/bath'].map(leaf))
  expect(nodeIn(root, '/locations')?.size).toBe(1)
  expect(nodeIn(root, '/')).toBe(root)
  expect(nodeIn(root, '/location')).toBeNull()
})

test('breadcrumbs start at the root', () => {
  expect(ancestorsOf('/locations/bath')).toEqual(['/', '/locations', '/locations/bath'])
  expect(ancestorsOf('/')).toEqual(['/'])
})

test('every path appears exactly once', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`)
  fc.assert(
    fc.property(fc.uniqueArray(path), (paths) => {
      const found = (node: TreeNode): string[] => [
        ...(node.leaf ? [node.leaf.path] : []),
        ...node.children.flatMap(found),
      ]
      const root = toTree(paths.map(leaf))
      expect(found(root).sort()).toEqual([...paths].sort())
      expect(root.size).toBe(paths.length)
    }),
  )
})
