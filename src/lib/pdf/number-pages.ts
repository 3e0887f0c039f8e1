import type { LayoutNode } from './tagged-layout'

/** Props of a text to be replaced by the number of its page. */
export const PAGE_NUMBER = { isPageNumber: true }

/**
 * Replaces the page number of each page with a laid out text. The renderer's own mechanism, a text rendered per page,
 * would lay out every page twice more, each time with the rest of the document.
 */
export function numberPages(layout: LayoutNode, numbers: readonly LayoutNode[]): LayoutNode {
  const pages = (layout.children ?? []).map((page, index) => withNumber(page, numbers[index]))
  return { ...layout, children: pages }
}

function withNumber(node: LayoutNode, number: LayoutNode | undefined): LayoutNode {
  if (node.props?.isPageNumber) return { ...node, lines: number?.lines, children: number?.children }
  return node.children ? { ...node, children: node.children.map((child) => withNumber(child, number)) } : node
}
