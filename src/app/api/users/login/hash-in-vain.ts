import crypto from 'node:crypto'
import { promisify } from 'node:util'

/** The same algorithm as Payload's (payload/dist/auth/strategies/local/generatePasswordSaltHash.js). */
export const HASH = { iterations: 600_000, keyBytes: 32, digest: 'sha256' } as const
const SALT_BYTES = 32

/** Takes as long as checking a password, so that an unknown name is rejected no faster than a wrong password. */
export async function hashInVain(password: string): Promise<void> {
  const salt = crypto.randomBytes(SALT_BYTES).toString('hex')
  await promisify(crypto.pbkdf2)(password, salt, HASH.iterations, HASH.keyBytes, HASH.digest)
}
