import type { IncomingMessage } from 'node:http'

/**
 * Sets the one header by which everything behind this line knows where a request came from, and drops what a client
 * sent under that name. Behind a proxy of our own, the proxy's word counts: the last hop it appended.
 */
export function setClientAddress(request: IncomingMessage, isBehindProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-for']
  const lastHop = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim()
  request.headers['x-client-address'] = (isBehindProxy && lastHop) || request.socket.remoteAddress || 'unknown'
}
