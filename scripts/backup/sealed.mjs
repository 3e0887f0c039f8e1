import fs from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

import { Refusal } from '../lib/refusal.mjs'

/** First line of a file in the format of age: https://age-encryption.org/v1 (C2SP, 2023). */
const AGE_MARK = 'age-encryption.org/v1\n'
const SECRET_KEY = /AGE-SECRET-KEY-1\w+/ // also in what `npm run backup-key` printed, saved as it was

/** @returns {Promise<{ secretKey: string, publicKey: string }>} a new pair, which the `age` command also understands */
export async function newBackupKeys() {
  const secretKey = await generateX25519Identity()
  return { secretKey, publicKey: await identityToRecipient(secretKey) }
}

/**
 * Writes what `source` yields to a file that only its owner may read, encrypted so that only a secret key opens it.
 * @param {{ publicKeys: readonly string[], file: string }} options without a public key it is written as it is
 */
export async function writeSealed(source, { publicKeys, file }) {
  const plain = Readable.from(source)
  const content = publicKeys.length > 0 ? await encrypted(plain, publicKeys) : plain
  await pipeline(content, fs.createWriteStream(file, { mode: 0o600 }))
}

async function encrypted(plain, publicKeys) {
  const encrypter = new Encrypter()
  for (const publicKey of publicKeys) encrypter.addRecipient(publicKey)
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(plain)))
}

/**
 * The content of a file, decrypted if it is encrypted.
 * @param {string} file
 * @param {{ secretKey?: string }} options
 * @throws Refusal when the key is missing or opens another file
 */
export async function readSealed(file, { secretKey }) {
  if (!isSealed(file)) return fs.createReadStream(file)
  if (!secretKey)
    throw new Refusal('The backup is encrypted: name the file with its key, --key=file. Nothing was changed.')
  const decrypter = new Decrypter()
  decrypter.addIdentity(secretKey)
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(fs.createReadStream(file))))
  } catch {
    throw new Refusal('The key does not open this backup. Nothing was changed.')
  }
}

function isSealed(file) {
  const start = Buffer.alloc(AGE_MARK.length)
  const handle = fs.openSync(file)
  try {
    fs.readSync(handle, start)
  } finally {
    fs.closeSync(handle)
  }
  return start.toString() === AGE_MARK
}

/** @throws Refusal when the file has no secret key */
export function secretKeyIn(keyFile) {
  if (!fs.existsSync(keyFile)) throw new Refusal(`There is no file ${keyFile}. Nothing was changed.`)
  const [secretKey] = SECRET_KEY.exec(fs.readFileSync(keyFile, 'utf8')) ?? []
  if (!secretKey) throw new Refusal(`${keyFile} has no key, which begins with AGE-SECRET-KEY-1. Nothing was changed.`)
  return secretKey
}
