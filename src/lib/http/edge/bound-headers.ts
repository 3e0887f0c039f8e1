import type { IncomingHttpHeaders } from 'node:http'

/** Longer than any browser's; Next tests it against expressions whose time grows with the square of its length. */
const USER_AGENT_LENGTH_MAX = 512
const COOKIE_LENGTH_MAX = 8 * 1024
const HEADER_LENGTH_MAX = 4 * 1024

/** For all headers of a request together; Node answers 431 beyond. */
export const ALL_HEADERS_MAX_BYTES = 64 * 1024

/** Cuts the only header that we may cut: nobody signs in or navigates by their User-Agent. */
export function cutUserAgent(headers: IncomingHttpHeaders): void {
  const userAgent = headers['user-agent']
  if (userAgent !== undefined) headers['user-agent'] = userAgent.slice(0, USER_AGENT_LENGTH_MAX)
}

/** Whether one of the headers is longer than a browser's, repeated ones taken together. */
export function hasLongHeader(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) {
    const length = headers[name]?.length ?? 0
    if (length > (name === 'cookie' ? COOKIE_LENGTH_MAX : HEADER_LENGTH_MAX)) return true
  }
  return false
}
