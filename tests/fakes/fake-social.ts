type FakeAccount = { id: string; platform: string; isExpired: boolean }
type FakePost = {
  _id: string
  locationId: string
  type: string
  error: string
  accountIds: string[]
  summary: string
  media: { url: string; type: string }[]
  createdAt: string
}

type Reply = { status: number; body: object }

const ACCOUNTS = ['facebook', 'instagram', 'linkedin', 'twitter', 'google'].map((platform) => ({
  id: `${platform}-account`,
  platform,
  isExpired: false,
}))

const REFUSED: Reply = { status: 422, body: { statusCode: 422, message: ['accountIds, userId, type or summary'] } }

/** LeadConnector's social planner and list of users, which the fake CRM needs for social posts. */
export function fakeSocial({ location }: { location: string }) {
  const accounts: FakeAccount[] = []
  const posts: FakePost[] = []
  const root = `/social-media-posting/${location}`
  const clear = () => {
    accounts.splice(0, accounts.length, ...ACCOUNTS.map((account) => ({ ...account })))
    posts.length = 0
  }
  clear()

  function create(input: Record<string, unknown> | null): Reply {
    const { accountIds, userId, type, summary, status, media } = input ?? {}
    const isKnown = Array.isArray(accountIds) && accountIds.every((id) => accounts.some((account) => account.id === id))
    if (!isKnown || !userId || type !== 'post' || status !== 'published' || typeof summary !== 'string') return REFUSED
    const post: FakePost = {
      _id: `post-${posts.length + 1}`,
      locationId: location,
      type,
      error: '',
      accountIds: accountIds as string[],
      summary: summary.replaceAll('\n\n', '\n'), // the real service changes white space too
      media: (media ?? []) as FakePost['media'],
      createdAt: new Date().toISOString(),
    }
    posts.push(post)
    return { status: 201, body: { success: true, statusCode: 201, message: 'Created Post', results: { post } } }
  }

  function list(input: Record<string, unknown> | null): Reply {
    const { accounts: account, skip, limit, fromDate, toDate, includeUsers } = input ?? {}
    if (![skip, limit, fromDate, toDate, includeUsers].every((value) => typeof value === 'string')) return REFUSED
    const found = posts.filter(
      ({ accountIds, createdAt }) =>
        accountIds.includes(String(account)) && createdAt >= String(fromDate) && createdAt <= String(toDate),
    )
    return {
      status: 201,
      body: {
        success: true,
        statusCode: 201,
        message: 'Fetched Posts',
        results: { posts: found.slice(0, Number(limit)), count: found.length },
      },
    }
  }

  /** Returns null for a path that does not belong to the social planner. */
  function answerTo(method: string, url: string, input: Record<string, unknown> | null): Reply | null {
    if (`${method} ${url}` === `GET /users/?locationId=${location}`)
      return { status: 200, body: { users: [{ id: 'user-1' }] } }
    if (`${method} ${url}` === `GET ${root}/accounts`)
      return {
        status: 200,
        body: { success: true, statusCode: 200, message: 'Fetched Accounts', results: { accounts, groups: [] } },
      }
    if (`${method} ${url}` === `POST ${root}/posts`) return create(input)
    if (`${method} ${url}` === `POST ${root}/posts/list`) return list(input)
    return null
  }

  const isCreating = (method: string, url: string) => `${method} ${url}` === `POST ${root}/posts`
  const isListing = (method: string, url: string) => `${method} ${url}` === `POST ${root}/posts/list`

  return { accounts, posts, clear, answerTo, isCreating, isListing }
}
