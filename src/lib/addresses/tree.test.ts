import fc from 'fast-check'
import { expect, test } from 'vitest'

import { nodeIn, toTree, wayTo, type TreeLeaf, type TreeNode } from './tree'

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

test('addresses stand below the parts they begin with, whether or not something stands there', () => {
  expect(drawn(toTree(['/b', '/', '/locations/bath/suburb', '/a', '/locations/bath'].map(leaf)))).toEqual([
    '/',
    4,
    ['/a', 0],
    ['/b', 0],
    ['(/locations)', 2, ['/locations/bath', 1, ['/locations/bath/suburb', 0]]],
  ])
})

test('a part is found by its path, and only whole parts', () => {
  const root = toTree(['/loc/a', '/locations/bath'].map(leaf))
  expect(nodeIn(root, '/locations')?.size).toBe(1)
  expect(nodeIn(root, '/')).toBe(root)
  expect(nodeIn(root, '/location')).toBeNull()
})

test('the way to a part begins at the root', () => {
  expect(wayTo('/locations/bath')).toEqual(['/', '/locations', '/locations/bath'])
  expect(wayTo('/')).toEqual(['/'])
})

test('no address is lost or shown twice', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`)
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
