import type { FAQPage } from 'schema-dts'

import { isUnqualified } from '@/lib/content/claim'
import type { Page } from '@/lib/content/page'
import { claimsIn, wordsOf } from '@/lib/content/rich-text'

type AnsweredQuestion = { question: string; answer: string }

/** FAQ data for a page; empty if it has no questions. */
export function questionsData({
  path,
  asked,
  origin,
}: {
  path: string
  asked: readonly AnsweredQuestion[]
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

/**
 * The questions and answers of a page's blocks, verbatim. An answer with an unapproved claim is left out, because the
 * data has no room for the qualifier printed on the page.
 */
export function questionsIn({ blocks }: Pick<Page, 'blocks'>): AnsweredQuestion[] {
  return blocks
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []))
    .filter(({ answer }) => claimsIn(answer).every(isUnqualified))
    .map(({ question, answer }) => ({ question, answer: wordsOf(answer) }))
}
