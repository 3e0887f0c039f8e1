import type { PostAuthor } from '@/lib/content/blog-post'
import { siteName } from '@/lib/content/site-name'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { authorLinksIn } from '@/lib/schemas/author-links'

import { cachedRead } from '../cached-read'
import { payloadClient } from '../payload-client'
import { pictureIn } from '../pictures'

/** What the author's own page adds to their biography, or null. One query for all, as a made-up path causes none. */
export async function getPostAuthor(slug: string): Promise<PostAuthor | null> {
  return (await getPostAuthors()).find((author) => author.slug === slug) ?? null
}

/** Apart from the topics, so that a changed picture does not expire every list of posts. */
export const getPostAuthors = cachedRead(CACHE_MANIFEST.postAuthors, readPostAuthors)

async function readPostAuthors(): Promise<PostAuthor[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'blog-authors',
    where: { isActive: { equals: true } },
    pagination: false,
    depth: 1,
    select: { slug: true, avatar: true, expertise: true, socialLinks: true },
    overrideAccess: false,
  })
  return docs.map(({ slug, avatar, expertise, socialLinks }) => ({
    slug,
    picture: pictureIn(avatar),
    expertise: expertise ?? [],
    links: authorLinksIn(socialLinks).map((href) => ({ href, site: siteName(href) })),
  }))
}
