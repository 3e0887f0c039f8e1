import { unstable_cache } from 'next/cache'

import { cacheTags } from '@/lib/site/cache-tags'
import { withNumbers } from '@/lib/site/numbers-in-text'
import type { Question } from '@/lib/site/voices'

import { getFigures } from './figures'
import { payloadClient } from './payload-client'

/** The questions asked on the homepage, in the order staff gave them, with the figures of today. */
export async function getHomeQuestions(): Promise<Question[]> {
  const [questions, figures] = await Promise.all([getWrittenQuestions(), getFigures()])
  return questions.map(({ answer, ...asked }) => ({ ...asked, answer: withNumbers(answer, figures) }))
}

const getWrittenQuestions: () => Promise<Question[]> = unstable_cache(readHomeQuestions, ['home-questions'], {
  tags: [cacheTags.questions],
})

async function readHomeQuestions(): Promise<Question[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'faqs',
    where: { isOnHome: { equals: true } },
    limit: 12,
    sort: 'sortOrder',
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ id, question, answer }) => ({ id, question, answer }))
}
