import type { IncomingMessage } from 'node:http'

/**
 * Sets the one header that later layers trust for the client IP, replacing any value the client sent. Behind our own
 * proxy, uses the last hop that the proxy appended.
 */
export function setClientIp(request: IncomingMessage, isBehindProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-for']
  const lastHop = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim()
  request.headers['x-client-address'] = (isBehindProxy && lastHop) || request.socket.remoteAddress || 'unknown'
}
