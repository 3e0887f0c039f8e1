import type { BlogPost } from '@/lib/content/blog-post'
import type { PageBlock } from '@/lib/content/page'
import type { BlogPost as PostDoc } from '@/lib/generated/payload-types'
import { logger } from '@/lib/platform/logger'
import { PAGES } from '@/lib/registry/pages'
import { postPath } from '@/lib/routing/blog-routes'
import { locationPage, routes } from '@/lib/routing/routes'
import { postQuestionsSchema } from '@/lib/schemas/post-questions'

import { createCitationResolver } from '../pages/citation-resolver'
import { type Beside, toPageBlocks } from '../pages/to-page'
import { storedBlocksOf } from './stored-blocks'
import { toSummary } from './summary'

/** Places are linked once they have pages. */
const HAS_PLACE_PAGES = PAGES.some(({ path }) => path.startsWith(`${routes.locations}/`))

export function toPost(
  doc: PostDoc,
  { beside: { panel, voices, installers, films, ...named }, placeSlug }: { beside: Beside; placeSlug: string | null },
): BlogPost {
  const citations = createCitationResolver({
    ...named,
    onMissing: (missing) =>
      logger.error({ msg: 'a post refers to something that does not exist', path: postPath(doc.slug), ...missing }),
  })
  const blocks = toPageBlocks(storedBlocksOf(doc.content), { citations, panel, voices, installers, films })
  return {
    ...toSummary(doc),
    metaTitle: doc.metaTitle ?? '',
    metaDescription: doc.metaDescription ?? '',
    canonicalUrl: doc.canonicalUrl ?? '',
    place: doc.targetLocation
      ? { name: doc.targetLocation, path: placeSlug && HAS_PLACE_PAGES ? locationPage(placeSlug) : null }
      : null,
    blocks: [...blocks, ...questionsOf(doc.faqSchema, blocks)],
    sources: citations.cited(),
  }
}

/** Questions from their separate field, unless the text already has a block of questions. */
function questionsOf(stored: unknown, blocks: readonly PageBlock[]): PageBlock[] {
  const read = postQuestionsSchema.safeParse(stored)
  if (!read.success || blocks.some(({ kind }) => kind === 'questions')) return []
  const questions = read.data.map(({ question, answer }) => ({
    question,
    answer: [{ kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: answer }] }],
  }))
  return [{ id: 'post-questions', kind: 'questions', heading: 'Questions', questions }]
}
