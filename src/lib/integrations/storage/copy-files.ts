import { createHash } from 'node:crypto'

import type { FileStore } from './file-store'

export type Copied = { copied: number; present: number }

/**
 * Copies every file that `to` does not have yet, and compares checksums, both of each copy and of files that were there
 * before. Can be interrupted and run again.
 * @throws if a copy differs from its original
 */
export async function copyFiles({ from, to }: { from: FileStore; to: FileStore }): Promise<Copied> {
  const result: Copied = { copied: 0, present: 0 }
  for (const name of await from.list()) {
    const original = await from.read(name)
    if (!original) continue // deleted in the meantime
    if (isSame(await to.read(name), original)) {
      result.present += 1
      continue
    }
    await to.write(name, original)
    if (!isSame(await to.read(name), original)) throw new Error(`The copy of ${name} differs from the original`)
    result.copied += 1
  }
  return result
}

const isSame = (copy: Buffer | null, original: Buffer) => copy !== null && checksumOf(copy) === checksumOf(original)

const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
