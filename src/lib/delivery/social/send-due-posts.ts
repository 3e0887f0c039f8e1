import type { Logger } from '@/lib/platform/logger'

import { sendPost, type SocialDeps } from './send-post'
import { claimDuePost } from './store'

/** Sends all social posts that are due, one after another. Safe to run in any number of workers. */
export async function sendDuePosts({ log, ...deps }: SocialDeps & { log: Logger }): Promise<void> {
  for (;;) {
    const post = await claimDuePost(deps.pool)
    if (!post) return
    const sent = await sendPost(deps, post)
    log.info({ msg: `social post ${sent}`, postId: post.id, platform: post.platform, attempts: post.attempts })
  }
}
