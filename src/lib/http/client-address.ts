import { createHmac } from 'node:crypto'

/**
 * A pseudonym of the sender's address for rate limits: the address itself is kept nowhere. IPv6 counts by its /64,
 * which is what one household or one machine is given. scripts/serve.ts sets the header and drops what a client sent.
 */
export function senderKey(headers: Headers, secret: string): string {
  const address = headers.get('x-client-address') ?? 'unknown'
  const network =
    address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
}
