import type { Standing } from './address'

/** What the tree says of an address. */
export type TreeLeaf = {
  path: string
  title: string
  standing: Standing
  hasChanges: boolean
  publishAt: Date | null
  unpublishAt: Date | null
  editPath: string | null
  isLive: boolean | null
  /** Old addresses that lead here. */
  oldPaths: string[]
}

/** A part of an address, with what stands at it and below it. `size` counts the addresses below. */
export type TreeNode = { path: string; leaf: TreeLeaf | null; size: number; children: TreeNode[] }

/** The addresses by the parts between their slashes; a part that nothing stands at holds those below it together. */
export function toTree(leaves: readonly TreeLeaf[]): TreeNode {
  const root: TreeNode = { path: '/', leaf: null, size: 0, children: [] }
  const nodes = new Map<string, TreeNode>([['/', root]])
  const nodeAt = (path: string): TreeNode => {
    const known = nodes.get(path)
    if (known) return known
    const node: TreeNode = { path, leaf: null, size: 0, children: [] }
    nodes.set(path, node)
    nodeAt(parentOf(path)).children.push(node)
    return node
  }
  for (const leaf of leaves) nodeAt(leaf.path).leaf = leaf
  settle(root)
  return root
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'

/** Counts and sorts, from the ends inwards. */
function settle(node: TreeNode): number {
  node.children.sort((a, b) => (a.path < b.path ? -1 : 1))
  node.size = node.children.reduce((sum, child) => sum + settle(child), 0)
  return node.size + (node.leaf ? 1 : 0)
}

/** The node at a path, or null where the tree has none. */
export function nodeIn(root: TreeNode, path: string): TreeNode | null {
  if (root.path === path) return root
  const next = root.children.find((child) => path === child.path || path.startsWith(`${child.path}/`))
  return next ? nodeIn(next, path) : null
}

/** The parts that lead to a path, from the root to itself: '/', '/locations', '/locations/bath'. */
export function wayTo(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return ['/', ...parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)]
}
