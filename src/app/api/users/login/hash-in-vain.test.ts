import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { HASH } from './hash-in-vain'

const PAYLOADS = 'node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash.js'

test('a name that is unknown costs as much as one that is known: Payload hashes passwords as we do', () => {
  const source = readFileSync(PAYLOADS, 'utf8')
  const numberOf = (name: string) => Number(new RegExp(String.raw`const ${name} = (\d+);`).exec(source)?.[1])
  expect(numberOf('currentPasswordHashIterations')).toBe(HASH.iterations)
  expect(numberOf('currentPasswordHashKeyLength')).toBe(HASH.keyBytes)
  expect(source).toContain(`pbkdf2-${HASH.digest}-`)
})
