import { createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

/** The first four groups of an IPv6 address: a /64 is what one household or server is assigned. */
const NETWORK_GROUPS = 4

/**
 * Pseudonymous client key for rate limiting, so that no IP address is stored. scripts/serve.ts sets the header and
 * drops any value sent by the client.
 */
export function clientKey(headers: Pick<Headers, 'get'>, secret: string): string {
  const network = networkOf(headers.get('x-client-address') ?? 'unknown')
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
}

/** IPv4 addresses unchanged, IPv6 reduced to its /64, in any notation. Anything else is used as is. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, NETWORK_GROUPS).join(':') : parsed.toString()
}
