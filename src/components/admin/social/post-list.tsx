import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'
import { labelOf } from '@/lib/domain/text/label-of'
import type { SocialMediaPost } from '@/lib/generated/payload-types'

import { timeOfDay } from '../moment'
import { SocialStatusCell } from './status-cell'

type PostListProps = { posts: readonly SocialMediaPost[]; adminRoute: string }

/** Time, platform, status and the full text of each post, which can be copied and posted by hand. */
export function PostList({ posts, adminRoute }: PostListProps) {
  return (
    <ul className="pb-posts">
      {posts.map((post) => (
        <li key={post.id}>
          <p>
            {post.scheduledDate && <time dateTime={post.scheduledDate}>{timeOfDay(post.scheduledDate)}</time>}{' '}
            <a href={`${adminRoute}/collections/social-media-posts/${post.id}`}>
              {labelOf(SOCIAL_PLATFORMS, post.platform)}
            </a>{' '}
            <SocialStatusCell cellData={post.status} />
          </p>
          {post.lastError && <p>{post.lastError}</p>}
          <p className="pb-post-text">{post.content}</p>
        </li>
      ))}
    </ul>
  )
}
