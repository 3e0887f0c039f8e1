import type { FAQPage } from 'schema-dts'

import type { Page } from '../page'
import { wordsOf } from '../rich-text'

type Asked = { question: string; answer: string }

/** The questions that a page answers; none where it asks none. */
export function questionsData({
  path,
  asked,
  origin,
}: {
  path: string
  asked: readonly Asked[]
  origin: string
}): FAQPage[] {
  if (asked.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${origin}${path}#questions`,
      mainEntity: asked.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** What the blocks of a page ask and answer, word for word as they print it. */
export function questionsIn({ blocks }: Pick<Page, 'blocks'>): Asked[] {
  return blocks
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []))
    .map(({ question, answer }) => ({ question, answer: wordsOf(answer) }))
}
