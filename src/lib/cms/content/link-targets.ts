import type { Payload } from 'payload'

import { PAGES } from '@/lib/registry/pages'
import { POST_TOPICS, postPath } from '@/lib/routing/blog-routes'
import { routes } from '@/lib/routing/routes'

/** Path patterns with too many records to list while text is being written. */
const PATTERNS = [
  `${routes.locations}/[place]`,
  `${routes.locations}/[place]/[topic]`,
  `${routes.shop}/[slug]`,
  ...POST_TOPICS.map((kind) => `${routes.blog}/${kind}/[slug]`),
]

/** Every path of the site that a post may link to, for staff. */
export async function readLinkTargets({ payload }: { payload: Payload }): Promise<string[]> {
  const all = { pagination: false, depth: 0, overrideAccess: true } as const // public paths, listed for staff
  const isPublished = { _status: { equals: 'published' } }
  const [pages, posts, redirects] = await Promise.all([
    payload.find({ collection: 'pages', where: isPublished, select: { url: true }, ...all }),
    payload.find({ collection: 'blog-posts', where: isPublished, select: { slug: true }, ...all }),
    payload.find({ collection: 'redirects', select: { from: true }, ...all }),
  ])
  return [
    ...PAGES.map(({ path }) => path).filter((path) => !path.includes('[')),
    ...Object.values(routes).filter((path) => !path.includes('#')),
    ...PATTERNS,
    ...pages.docs.map(({ url }) => url),
    ...posts.docs.map(({ slug }) => postPath(slug)),
    ...redirects.docs.map(({ from }) => from),
  ]
}
