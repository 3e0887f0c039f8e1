import type { SocialPlatform } from '@/lib/domain/social/platforms'

import type { Outcome } from '../failure'

/** Our account on a platform, and the user in whose name we post. */
export type SocialAccount = { accountId: string; userId: string }

export type NewPost = SocialAccount & { text: string; images: readonly string[] }

/** Identifies a post in an account by its exact text, created at `since` or later. */
export type PostQuery = { accountId: string; text: string; since: Date }

/** The CRM's social planner, which posts to all platforms. When its signal aborts, a call ends as a retryable failure. */
export type SocialPlanner = {
  findAccount(platform: SocialPlatform, signal: AbortSignal): Promise<Outcome<{ account: SocialAccount }>>
  /** Posts immediately. After a retryable failure it may have been posted, so look for it before trying again. */
  createPost(post: NewPost, signal: AbortSignal): Promise<Outcome<{ postId: string }>>
  /** `postId`: null if there is no such post. */
  findPost(sought: PostQuery, signal: AbortSignal): Promise<Outcome<{ postId: string | null }>>
}
