import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, expect, test } from 'vitest'

import { newBackupKeys, readSealed, secretKeyIn, writeSealed } from './sealed.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'sealed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = 'A name and an address. '.repeat(10_000) // several of the pieces of 64 KiB that are encrypted one by one
const file = path.join(folder, 'backup')
const keyFile = path.join(folder, 'key')

async function keyPair() {
  const { secretKey, publicKey } = await newBackupKeys()
  writeFileSync(keyFile, `# Secret key. Save it now.\n${secretKey}\n\n# Public key.\n`)
  return publicKey
}

const opened = async (options: { secretKey?: string }) => text(await readSealed(file, options))

test('without a public key a file is written as it is, for its owner alone', async () => {
  await writeSealed([Buffer.from(TEXT)], { publicKeys: [], file })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await opened({})).toBe(TEXT)
})

test('with one, only its secret key opens it', async () => {
  const publicKey = await keyPair()
  await writeSealed([Buffer.from(TEXT)], { publicKeys: [publicKey], file })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'latin1')).not.toContain('address')
  expect(await opened({ secretKey: secretKeyIn(keyFile) })).toBe(TEXT)
  await expect(opened({})).rejects.toThrow('name the file with its key')
  await keyPair()
  await expect(opened({ secretKey: secretKeyIn(keyFile) })).rejects.toThrow('The key does not open this backup')
  writeFileSync(keyFile, publicKey)
  expect(() => secretKeyIn(keyFile)).toThrow('has no key, which begins with AGE-SECRET-KEY-1')
  expect(() => secretKeyIn(`${keyFile}-of-nobody`)).toThrow('There is no file')
})

test('what was changed or cut off is not read to its end', async () => {
  const publicKey = await keyPair()
  await writeSealed([Buffer.from(TEXT)], { publicKeys: [publicKey], file })
  const whole = readFileSync(file)
  const changed = Buffer.from(whole)
  changed[whole.length - 100] = (changed[whole.length - 100] ?? 0) ^ 1
  for (const damaged of [changed, whole.subarray(0, whole.length - 1)]) {
    writeFileSync(file, damaged)
    await expect(opened({ secretKey: secretKeyIn(keyFile) })).rejects.toThrow()
  }
})
