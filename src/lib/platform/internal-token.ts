import { hkdfSync } from 'node:crypto'

const BYTES = 32

/**
 * The token with which the processes of this installation call each other. Derived from the secret that they share, so
 * that it opens nothing else if it becomes known.
 */
export const internalTokenOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'calls between processes', BYTES)).toString('base64url')
