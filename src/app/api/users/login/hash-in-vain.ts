import crypto from 'node:crypto'
import { promisify } from 'node:util'

/** The same algorithm as Payload's (payload/dist/auth/strategies/local/generatePasswordSaltHash.js). */
const ITERATIONS = 600_000
const KEY_BYTES = 32
const SALT_BYTES = 32

/** Takes as long as checking a password, so that an unknown name is rejected no faster than a wrong password. */
export async function hashInVain(password: string): Promise<void> {
  const salt = crypto.randomBytes(SALT_BYTES).toString('hex')
  await promisify(crypto.pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
}
