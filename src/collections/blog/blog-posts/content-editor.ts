import { BlocksFeature, HeadingFeature, lexicalEditor } from '@payloadcms/richtext-lexical'

import { PAGE_BLOCKS } from '@/collections/content/pages/blocks/blocks'
import { INLINE_BLOCKS, PROSE_FEATURES } from '@/lib/cms/prose/prose-field'

/** The blocks of pages, except the chapter: in a post a second-level heading begins one. */
const POST_BLOCKS = PAGE_BLOCKS.filter(({ slug }) => slug !== 'prose')

/** The editor of posts: that of page text, with chapters and the blocks of pages. Later features replace earlier ones. */
export const contentEditor = lexicalEditor({
  features: [
    ...PROSE_FEATURES,
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BlocksFeature({ blocks: POST_BLOCKS, inlineBlocks: INLINE_BLOCKS }),
  ],
})
