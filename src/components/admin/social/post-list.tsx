import { londonTime } from '@/lib/domain/calendar/london-time'
import { clockTime } from '@/lib/domain/calendar/time-of-day'
import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'
import { labelOf } from '@/lib/domain/text/label-of'
import type { SocialMediaPost } from '@/lib/generated/payload-types'

import { SocialStatusCell } from './status-cell'

type PostListProps = { posts: readonly SocialMediaPost[]; adminRoute: string }

/** Time, platform, status and the full text of each post, which can be copied and posted by hand. */
export function PostList({ posts, adminRoute }: PostListProps) {
  return (
    <ul className="pb-posts">
      {posts.map((post) => (
        <li key={post.id}>
          <p>
            {post.scheduledDate && <time dateTime={post.scheduledDate}>{timeOf(post.scheduledDate)}</time>}{' '}
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

/** '09:30', in London. */
function timeOf(iso: string): string {
  return clockTime(londonTime(new Date(iso)).minute)
}
