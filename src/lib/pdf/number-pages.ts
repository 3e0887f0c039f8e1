import type { LayoutNode } from './tagged-layout'

/** Props of a text that is replaced by the number of its page. */
export const PAGE_NUMBER = { isPageNumber: true }

/**
 * Puts a laid out text in place of the page number of each page. With the renderer's own way, a text made for each
 * page, every page is laid out twice more, each time with the rest of the document.
 */
export function numberPages(layout: LayoutNode, numbers: readonly LayoutNode[]): LayoutNode {
  const pages = (layout.children ?? []).map((page, place) => withNumber(page, numbers[place]))
  return { ...layout, children: pages }
}

function withNumber(node: LayoutNode, number: LayoutNode | undefined): LayoutNode {
  if (node.props?.isPageNumber) return { ...node, lines: number?.lines, children: number?.children }
  return node.children ? { ...node, children: node.children.map((child) => withNumber(child, number)) } : node
}
