import { createHmac, randomBytes } from 'node:crypto'

import { CODE_ALPHABET } from '@/lib/domain/staff/account-code'
import { env } from '@/lib/platform/env'

/** A random code of this many letters, five bits each. */
export const randomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('')

/** How a code is stored. Keyed, so that a copy of the database is not enough to try codes. */
export const hashOfCode = (purpose: string, code: string): string =>
  createHmac('sha256', env.secret).update(`account code\n${purpose}\n${code}`).digest('base64url')
