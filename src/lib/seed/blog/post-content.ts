import type { BlogPost } from '@/lib/generated/payload-types'

import type { StoredBlock } from '../support/to-blocks'

type Content = BlogPost['content']
type Node = Content['root']['children'][number]

/** The blocks of a seed as the text of a post: chapters as headings with text, all others as blocks within it. */
export function postContent(blocks: readonly StoredBlock[]): Content {
  return {
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: blocks.flatMap((block, index) => toNodes(block, index)),
    },
  }
}

function toNodes(block: StoredBlock, index: number): Node[] {
  if (block.blockType !== 'prose') {
    return [{ type: 'block', version: 2, format: '', fields: { ...block, id: `seed-${index}`, blockName: '' } }]
  }
  const heading = { ...EMPTY, type: 'heading', tag: 'h2', children: [{ ...TEXT, text: block.heading }] }
  return [...(block.heading ? [heading] : []), ...block.text.root.children]
}

const EMPTY = { version: 1, direction: 'ltr', format: '', indent: 0 }
const TEXT = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
