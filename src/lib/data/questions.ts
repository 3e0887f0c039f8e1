import { withNumbers } from '@/lib/content/numbers-in-text'
import type { Question } from '@/lib/content/testimonials'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { getFigures } from './figures'
import { payloadClient } from './payload-client'

/** The questions on the homepage, in the order set by staff, with today's figures. */
export async function getHomeQuestions(): Promise<Question[]> {
  const [questions, figures] = await Promise.all([getWrittenQuestions(), getFigures()])
  return questions.map(({ answer, ...question }) => ({ ...question, answer: withNumbers(answer, figures) }))
}

const getWrittenQuestions = cachedRead(CACHE_MANIFEST.homeQuestions, readHomeQuestions)

async function readHomeQuestions(): Promise<Question[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'faqs',
    where: { isOnHome: { equals: true } },
    pagination: false,
    sort: 'sortOrder',
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ id, question, answer }) => ({ id, question, answer }))
}
