import { pictureType } from '@/lib/domain/social/check-post'
import { rulesOf, type SocialPlatform } from '@/lib/domain/social/platforms'
import {
  socialAccountsResponse,
  socialPostResponse,
  socialPostsResponse,
  usersResponse,
} from '@/lib/schemas/crm-responses'

import type { LeadConnectorSettings } from '../crm/lead-connector'
import { callLeadConnector, type LeadConnectorCall } from '../crm/lead-connector-http'
import { type Outcome, permanentFailure, transientFailure } from '../failure'
import type { NewPost, PostQuery, SocialPlanner } from './social-planner'

/** Names of the platforms in LeadConnector. */
const PLATFORMS: Record<SocialPlatform, string> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedin',
  x: 'twitter',
  'google-business': 'google',
}

/** How many of the newest posts of an account are searched for one that we may just have made. */
const POSTS_READ = 50
/** Allowed difference between our clock and LeadConnector's. */
const CLOCK_TOLERANCE_MS = 2 * 60_000
const DAY_MS = 24 * 60 * 60_000

const TYPES: Record<string, string> = { png: 'image/png', gif: 'image/gif' }

/** The social planner of LeadConnector (GoHighLevel), API v2. */
export function createLeadConnectorPlanner({ locationId, ...access }: LeadConnectorSettings): SocialPlanner {
  const request = (call: LeadConnectorCall) => callLeadConnector(access, call)
  const location = encodeURIComponent(locationId)
  return {
    async findAccount(platform, signal) {
      const response = await request({ method: 'GET', path: `/social-media-posting/${location}/accounts`, signal })
      if (!response.ok) return response
      const read = socialAccountsResponse.safeParse(response.body)
      if (!read.success) return transientFailure('The CRM did not return a list of accounts')
      const { label } = rulesOf(platform)
      const ours = read.data.results.accounts.filter((account) => account.platform === PLATFORMS[platform])
      if (ours.length === 0) return permanentFailure(`No ${label} account is connected in the CRM`)
      const account = ours.find(({ isExpired }) => !isExpired)
      if (!account) return permanentFailure(`The ${label} account must be connected again in the CRM`)
      const user = await findUser(signal)
      return user.ok ? { ok: true, account: { accountId: account.id, userId: user.userId } } : user
    },

    async createPost(post, signal) {
      const response = await request({
        method: 'POST',
        path: `/social-media-posting/${location}/posts`,
        body: postBody(post),
        signal,
      })
      if (!response.ok) return response
      const read = socialPostResponse.safeParse(response.body)
      return read.success
        ? { ok: true, postId: read.data.results.post._id }
        : transientFailure('The CRM did not return a post id')
    },

    async findPost(sought, signal) {
      const response = await request({
        method: 'POST',
        path: `/social-media-posting/${location}/posts/list`,
        body: searchBody(sought),
        signal,
      })
      if (!response.ok) return response
      const read = socialPostsResponse.safeParse(response.body)
      if (!read.success) return transientFailure('The CRM did not return a list of posts')
      const found = read.data.results.posts.find(
        ({ summary, createdAt }) =>
          onOneLine(summary ?? '') === onOneLine(sought.text) &&
          Date.parse(createdAt ?? '') >= sought.since.getTime() - CLOCK_TOLERANCE_MS,
      )
      return { ok: true, postId: found?._id ?? null }
    },
  }

  /** Every post needs a CRM user as its author; the first one will do. */
  async function findUser(signal: AbortSignal): Promise<Outcome<{ userId: string }>> {
    const response = await request({ method: 'GET', path: `/users/?locationId=${location}`, signal })
    if (!response.ok) return response
    const [user] = usersResponse.safeParse(response.body).data?.users ?? []
    return user ? { ok: true, userId: user.id } : transientFailure('The CRM has no user to post as')
  }
}

const postBody = ({ accountId, userId, text, images }: NewPost) => ({
  type: 'post',
  accountIds: [accountId],
  userId,
  summary: text,
  status: 'published', // immediately, without a date
  media: images.map((url) => ({ url, type: TYPES[pictureType(url)] ?? 'image/jpeg' })),
})

const searchBody = ({ accountId, since }: PostQuery) => ({
  type: 'all',
  accounts: accountId,
  skip: '0',
  limit: String(POSTS_READ),
  fromDate: new Date(since.getTime() - DAY_MS).toISOString(),
  toDate: new Date(since.getTime() + 30 * DAY_MS).toISOString(),
  includeUsers: 'false',
})

/** LeadConnector may change the whitespace in a text. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
