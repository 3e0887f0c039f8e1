import type { Page } from '../page'
import { wordsOf } from '../rich-text'
import type { JsonLd } from './json-ld'

/** The questions that a page answers, word for word as it prints them; none where it asks none. */
export function questionsData({ page: { path, blocks }, origin }: { page: Pick<Page, 'path' | 'blocks'>; origin: string }): JsonLd[] {
  const asked = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []))
  if (asked.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${origin}${path}#questions`,
      mainEntity: asked.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) } })),
    },
  ]
}
