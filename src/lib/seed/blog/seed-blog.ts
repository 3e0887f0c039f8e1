import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { postPath } from '@/lib/routing/blog-routes'

import { type BlockMaker, blockMaker } from '../support/block-maker'
import { createOnce } from '../support/create-once'
import { idsOf, named } from '../support/ids-of'
import type { PostSeed } from '../support/post-seed'
import { seedList } from '../support/seed-list'
import { storedBy } from '../support/stored-by'
import { writeOrWarn } from '../support/write-or-warn'
import { postContent } from './post-content'
import { POST_SEEDS } from './posts/posts'
import { AUTHORS, CATEGORIES, TAGS } from './topics'

/**
 * Creates the posts of a new site with their categories, tags and authors. Requires the pages and everything they name.
 * A post that staff have changed, renamed or deleted is left alone.
 */
export async function seedBlog(payload: Payload): Promise<void> {
  await seedList({ payload, collection: 'blog-categories', documents: CATEGORIES })
  await seedList({ payload, collection: 'blog-tags', documents: TAGS })
  await seedList({ payload, collection: 'blog-authors', documents: AUTHORS })
  const [posts, redirects] = [await storedBy(payload, 'blog-posts', 'slug'), await idsOf(payload, 'redirects', 'from')]
  const tools = await postTools(payload)
  for (const seed of POST_SEEDS) {
    const post = { payload, source: `blog-posts:${seed.slug}`, content: seed }
    const options = { collection: 'blog-posts', overrideAccess: true, context: OUTSIDE_SERVER } as const // without a user
    // It may have been renamed before this was recorded.
    const find = async () => posts.get(seed.slug) ?? (redirects.has(postPath(seed.slug)) ? {} : undefined)
    const create = () => writeOrWarn(post, () => payload.create({ ...options, data: toRecord(seed, tools) }))
    await createOnce({ ...post, find, create })
  }
}

type Tools = BlockMaker & {
  category: (slug: string) => number
  author: (slug: string) => number
  tags: Map<string, number>
}

async function postTools(payload: Payload): Promise<Tools> {
  return {
    ...(await blockMaker(payload)),
    category: named(await idsOf(payload, 'blog-categories', 'slug'), 'category'),
    author: named(await idsOf(payload, 'blog-authors', 'slug'), 'author'),
    tags: await idsOf(payload, 'blog-tags', 'slug'),
  }
}

function toRecord(
  { published, blocks, picture, ...seed }: PostSeed,
  { library, toStored, category, author, tags }: Tools,
): RequiredDataFromCollectionSlug<'blog-posts'> {
  return {
    ...seed,
    category: category(seed.category),
    author: author(seed.author),
    tags: seed.tags.flatMap((tag) => tags.get(tag) ?? []),
    featuredImage: library.picture(picture),
    publishedAt: `${published}T09:00:00.000Z`,
    content: postContent(toStored(blocks)),
    status: 'published',
    _status: 'published',
  }
}
