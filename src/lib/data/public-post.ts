import { payloadClient } from './payload-client'

/** Whether there is a public post with this slug. */
export async function isPublicPost(slug: string): Promise<boolean> {
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection: 'blog-posts',
    where: { slug: { equals: slug } },
    overrideAccess: false,
  })
  return totalDocs > 0
}
