import type { PageStatus } from './listed-page'

/** A page as shown in the tree. */
export type TreeLeaf = {
  path: string
  title: string
  standing: PageStatus
  hasChanges: boolean
  publishAt: Date | null
  unpublishAt: Date | null
  editPath: string | null
  isLive: boolean | null
  /** Paths that redirect here. */
  oldPaths: string[]
}

/** A path segment with its page, if any, and children. `size` counts the pages below. */
export type TreeNode = { path: string; leaf: TreeLeaf | null; size: number; children: TreeNode[] }

/** Nests pages by path segment; a segment without a page still groups its children. */
export function toTree(leaves: readonly TreeLeaf[]): TreeNode {
  const root: TreeNode = { path: '/', leaf: null, size: 0, children: [] }
  const nodes = new Map<string, TreeNode>([['/', root]])
  const nodeAt = (path: string): TreeNode => {
    const existing = nodes.get(path)
    if (existing) return existing
    const node: TreeNode = { path, leaf: null, size: 0, children: [] }
    nodes.set(path, node)
    nodeAt(parentOf(path)).children.push(node)
    return node
  }
  for (const leaf of leaves) nodeAt(leaf.path).leaf = leaf
  countAndSort(root)
  return root
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'

/** Counts and sorts, from the leaves up. */
function countAndSort(node: TreeNode): number {
  node.children.sort((a, b) => (a.path < b.path ? -1 : 1))
  node.size = node.children.reduce((sum, child) => sum + countAndSort(child), 0)
  return node.size + (node.leaf ? 1 : 0)
}

/** The node at a path, or null. */
export function nodeIn(root: TreeNode, path: string): TreeNode | null {
  if (root.path === path) return root
  const next = root.children.find((child) => path === child.path || path.startsWith(`${child.path}/`))
  return next ? nodeIn(next, path) : null
}

/** The ancestors of a path, from the root to itself: '/', '/locations', '/locations/bath'. */
export function ancestorsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  return ['/', ...segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)]
}
