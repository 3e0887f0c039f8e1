import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'

import { transactionOf } from '@/lib/platform/database'
import { pageAnchors } from '@/lib/routing/page-anchor'
import { routes } from '@/lib/routing/routes'

import { type Searched, searched, sourceOf } from './searched'

const QUESTION_WEIGHT = 0.9

const written = (live: Where) =>
  searched({
    collection: 'faqs',
    live,
    body: ['answer'],
    describe: ({ question, isOnHome }) => ({
      kind: 'question',
      path: isOnHome ? routes.questions : '',
      title: question,
      names: '',
      weight: QUESTION_WEIGHT,
    }),
  })

/** Published questions, each at the URL that shows it: the homepage or a section of a page. */
export function searchedQuestions({ live, livePages }: { live: Where; livePages: Where }): Searched {
  const { read, ...kind } = written(live)
  return {
    ...kind,
    follows: ['pages'],
    read: async (req, id) => {
      const [entries, paths] = [await read(req, id), await pathsOf(livePages, req)]
      return entries.flatMap((entry) => {
        const path = entry.path || paths.get(entry.source)
        return path ? [{ ...entry, path }] : []
      })
    },
  }
}

/** URL of each question by its source, such as 'faqs:12'; the first if several pages show it. */
async function pathsOf(live: Where, req: PayloadRequest): Promise<Map<string, string>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from pages where jsonb_path_exists(blocks, '$[*].asked[*]')`,
  )
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ id: { in: rows.map(({ id }) => id) } }, live] },
    sort: '-url',
    pagination: false,
    depth: 0,
    overrideAccess: true, // `live` restricts this to public documents
    req,
  })
  const shown = docs.flatMap(({ url, blocks }) => {
    const anchors = pageAnchors(blocks ?? [])
    return (blocks ?? []).flatMap((block, index) =>
      block.blockType === 'questions'
        ? (block.asked ?? []).map((asked) => [sourceOf('faqs', Number(asked)), `${url}#${anchors[index]}`] as const)
        : [],
    )
  })
  return new Map(shown)
}
