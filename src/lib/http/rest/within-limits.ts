const LIMIT_MAX = 100
const DEPTH_MAX = 2

/** With every spelling that Payload reads as one of these, such as `limit[]` and `[limit]`. */
const BOUNDED = /^\[?(?:limit|depth|pagination)\]?(?:\[|$)/

/** A visitor's query with bounded costs: at most 100 documents, with related ones to a depth of two. */
export function withinLimits(request: Request): Request {
  const url = new URL(request.url)
  const [limit, depth] = [wholeNumber(url.searchParams.get('limit')), wholeNumber(url.searchParams.get('depth'))]
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !BOUNDED.test(name)))
  if (limit !== null) query.set('limit', String(Math.min(limit || LIMIT_MAX, LIMIT_MAX))) // to Payload, 0 means all
  if (depth !== null) query.set('depth', String(Math.min(depth, DEPTH_MAX)))
  url.search = query.toString()
  return new Request(url, { headers: request.headers })
}

const wholeNumber = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : null)
