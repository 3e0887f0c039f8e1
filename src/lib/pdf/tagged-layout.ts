import type { Line, StructureElement, TaggedDocument } from './pdf-library'
import type { TagOf } from './tags'

/** A node of the renderer's layout, limited to what tagging needs. */
export type LayoutNode = {
  type: string
  props?: { tag?: TagOf; fixed?: boolean; isPageNumber?: boolean; isAboutReplacement?: boolean; paint?: () => void }
  style?: object
  /** Of a piece of text. */
  value?: string
  box?: object
  lines?: readonly Line[]
  children?: LayoutNode[]
}

const BOX = { top: 0, left: 0, width: 1, height: 1 }

/** A node that draws nothing and runs `paint` at its position in the page's content. */
const hook = (paint: () => void): LayoutNode => ({
  type: 'CANVAS',
  props: { paint },
  style: {},
  box: BOX,
  children: [],
})

/**
 * Tags a layout while it is drawn: text and figures under their structure element, everything else as an artifact.
 * Nodes split across pages share their tag and therefore their element; content repeated on every page is tagged once.
 */
export function taggedLayout({ layout, pdf }: { layout: LayoutNode; pdf: TaggedDocument }): LayoutNode {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const elements = new Map<object, StructureElement>()

  const elementOf = (node: LayoutNode, tag: string, parent: StructureElement) => {
    const key = node.props?.tag ?? node
    const existing = elements.get(key)
    if (existing) return existing
    const alt = node.props?.tag?.alt
    const element = pdf.struct(tag, { ...(tag === 'TH' && { scope: 'Column' }), ...(alt !== undefined && { alt }) })
    parent.add(element)
    elements.set(key, element)
    return element
  }
  const openArtifact = () => pdf.markContent('Artifact', { type: 'Layout' })
  const markedOf = (node: LayoutNode, parent: StructureElement) => {
    const tag = node.props?.tag?.type ?? 'P'
    const element = elementOf(node, tag, parent)
    return [
      hook(() => {
        pdf.endMarkedContent()
        element.add(pdf.markStructureContent(tag))
      }),
      node,
      hook(() => {
        pdf.endMarkedContent()
        openArtifact()
      }),
    ]
  }
  const isArtifact = ({ props }: LayoutNode) =>
    props?.fixed === true && (props.tag === undefined || elements.has(props.tag))
  const visit = (node: LayoutNode, parent: StructureElement): LayoutNode[] => {
    if (isArtifact(node)) return [node]
    if (node.type === 'TEXT' || node.props?.tag?.type === 'Figure') return markedOf(node, parent)
    if (node.type === 'SVG' || !node.children) return [node]
    const tag = node.props?.tag?.type
    const inner = tag === undefined ? parent : elementOf(node, tag, parent)
    return [{ ...node, children: node.children.flatMap((child) => visit(child, inner)) }]
  }
  const pages = (layout.children ?? []).map((page) => ({
    ...page,
    children: [
      hook(openArtifact),
      ...(page.children ?? []).flatMap((child) => visit(child, root)),
      hook(() => pdf.endMarkedContent()),
    ],
  }))
  return { ...layout, children: pages }
}
