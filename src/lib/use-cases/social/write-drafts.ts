import type { Payload } from 'payload'

import { campaignLink } from '@/lib/domain/social/campaign-link'
import { imagesFault } from '@/lib/domain/social/check-post'
import { draftText } from '@/lib/domain/social/draft-text'
import type { SocialPlatform } from '@/lib/domain/social/platforms'
import type { BlogPost } from '@/lib/generated/payload-types'
import { postPath } from '@/lib/routing/blog-routes'
import type { SocialDrafts } from '@/lib/schemas/social'

type Writing = SocialDrafts & { payload: Payload; siteUrl: string }

/**
 * Writes a draft about a published post for each platform that has none; returns how many, or null when there is no
 * such post. The caller has checked that the user may do so.
 */
export async function writeSocialDrafts({ payload, siteUrl, post: id, platforms }: Writing): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 1,
    limit: 1,
    overrideAccess: true, // see above
  })
  const [post] = docs
  if (!post) return null
  const drafts = await payload.find({
    collection: 'social-media-posts',
    where: { and: [{ blogPost: { equals: id } }, { status: { equals: 'draft' } }] },
    select: { platform: true },
    pagination: false,
    depth: 0,
    overrideAccess: true, // see above
  })
  const missing = platforms.filter((platform) => !drafts.docs.some((draft) => draft.platform === platform))
  for (const platform of missing) {
    await payload.create({
      collection: 'social-media-posts',
      data: { platform, status: 'draft', blogPost: id, ...draftOf(post, { platform, siteUrl }) },
      overrideAccess: true, // see above
    })
  }
  return missing.length
}

function draftOf(post: BlogPost, { platform, siteUrl }: { platform: SocialPlatform; siteUrl: string }) {
  const { title, excerpt, slug, featuredImage } = post
  const link = campaignLink(`${siteUrl}${postPath(slug)}`, { platform, campaign: slug })
  const image =
    typeof featuredImage === 'object' && featuredImage?.url ? new URL(featuredImage.url, siteUrl).href : null
  const isTaken = image?.startsWith('https:') && imagesFault(platform, [image]) === null
  return { content: draftText(platform, { title, excerpt, link }), mediaUrls: isTaken && image ? [image] : [] }
}
