import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { postPath } from '@/lib/routing/blog-routes'

import { blockMaker } from '../support/block-maker'
import { idsOf, named } from '../support/ids-of'
import { seedList } from '../support/seed-list'
import { postContent } from './post-content'
import { POST_SEEDS } from './posts/posts'
import { AUTHORS, CATEGORIES, TAGS } from './topics'

/**
 * Creates the posts of a new site with their categories, tags and authors. Requires the pages and everything they name.
 * A post that staff have changed or renamed is left alone.
 */
export async function seedBlog(payload: Payload): Promise<void> {
  await seedList({ payload, collection: 'blog-categories', documents: CATEGORIES })
  await seedList({ payload, collection: 'blog-tags', documents: TAGS })
  await seedList({ payload, collection: 'blog-authors', documents: AUTHORS })
  const [posts, redirects] = [await idsOf(payload, 'blog-posts', 'slug'), await idsOf(payload, 'redirects', 'from')]
  const missing = POST_SEEDS.filter(({ slug }) => !posts.has(slug) && !redirects.has(postPath(slug)))
  if (missing.length === 0) return
  const { library, toStored } = await blockMaker(payload)
  const category = named(await idsOf(payload, 'blog-categories', 'slug'), 'category')
  const tag = named(await idsOf(payload, 'blog-tags', 'slug'), 'tag')
  const author = named(await idsOf(payload, 'blog-authors', 'slug'), 'author')
  for (const { published, blocks, picture, ...seed } of missing) {
    await payload.create({
      collection: 'blog-posts',
      data: {
        ...seed,
        category: category(seed.category),
        author: author(seed.author),
        tags: seed.tags.map(tag),
        featuredImage: library.picture(picture),
        publishedAt: `${published}T09:00:00.000Z`,
        content: postContent(toStored(blocks)),
        status: 'published',
        _status: 'published',
      },
      overrideAccess: true, // no user is involved in the seed
      context: OUTSIDE_SERVER,
    })
  }
}
