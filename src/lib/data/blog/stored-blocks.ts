import type { StoredText } from '../pages/rich-text'
import type { StoredBlock } from '../pages/to-block'

/** The fields of an editor node that are used here. */
type Node = { type: string; tag?: string; text?: string; children?: Node[]; fields?: object }

/**
 * Converts the text of a post to the blocks of a page: each second-level heading begins a chapter, and a block within
 * the text ends one.
 */
export function storedBlocksOf(content: StoredText | null | undefined): StoredBlock[] {
  // The editor's own type only says that these are nodes of some type.
  const nodes = (content?.root.children ?? []) as Node[]
  const blocks: StoredBlock[] = []
  let chapter: Node[] | null = null
  const openChapter = (heading: string): Node[] => {
    const children: Node[] = []
    blocks.push({ blockType: 'prose', heading, text: { root: { children } } } as unknown as StoredBlock) // read by toBlock only
    return children
  }
  for (const node of nodes) {
    if (node.type === 'block') {
      blocks.push(node.fields as StoredBlock)
      chapter = null
    } else if (node.type === 'heading' && node.tag === 'h2') {
      chapter = openChapter(wordsOf(node))
    } else if (!isEmpty(node)) {
      chapter ??= openChapter('')
      chapter.push(node)
    }
  }
  return blocks
}

const isEmpty = ({ type, children = [] }: Node) => type === 'paragraph' && children.length === 0

const wordsOf = ({ text, children = [] }: Node): string => text ?? children.map(wordsOf).join('')
