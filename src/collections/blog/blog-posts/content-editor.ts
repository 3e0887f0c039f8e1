import { BlocksFeature, HeadingFeature, lexicalEditor } from '@payloadcms/richtext-lexical'

import { PAGE_BLOCKS } from '@/collections/content/pages/blocks/blocks'
import { INLINE_BLOCKS, PROSE_FEATURES } from '@/lib/cms/prose/prose-field'

/** Page blocks, except the chapter: in a post, a second-level heading starts one. */
const POST_BLOCKS = PAGE_BLOCKS.filter(({ slug }) => slug !== 'prose')

/** The page text editor with chapter headings and page blocks. Later features override earlier ones. */
export const contentEditor = lexicalEditor({
  features: [
    ...PROSE_FEATURES,
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BlocksFeature({ blocks: POST_BLOCKS, inlineBlocks: INLINE_BLOCKS }),
  ],
})
