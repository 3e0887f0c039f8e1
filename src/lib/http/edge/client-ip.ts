import type { IncomingMessage } from 'node:http'

/** An address with a port, or in brackets with or without one, as some proxies write it. */
const WITH_PORT = /^(?:\[([^[\]]+)\]|([\d.]+))(?::\d{1,5})?$/

/**
 * Sets the one header that later layers trust for the client IP, replacing any value the client sent. Behind our own
 * proxy, uses the last hop that the proxy appended, without its port: a client has another one for each connection.
 */
export function setClientIp(request: IncomingMessage, isBehindProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-for']
  const lastHop = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim()
  request.headers['x-client-address'] =
    (isBehindProxy && lastHop && bareAddress(lastHop)) || request.socket.remoteAddress || 'unknown'
}

function bareAddress(hop: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(hop) ?? []
  return inBrackets ?? beforePort ?? hop
}
