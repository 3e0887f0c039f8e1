import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { FileStore } from './file-store'

/** Prefix of the name of a file that is still being written. */
const UNFINISHED = '.unfinished-'

export function localStore(folder: string): FileStore {
  const at = (name: string) => path.join(/* turbopackIgnore: true */ folder, path.basename(name))
  return {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true })
      return entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : []))
    },
    read: (name) =>
      readFile(at(name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }),
    remove: (name) => rm(at(name), { force: true }),
    async write(name, content) {
      const unfinished = at(`${UNFINISHED}${randomUUID()}`)
      try {
        await writeFile(unfinished, content)
        await rename(unfinished, at(name)) // so that an interruption leaves no partial file under its name
      } finally {
        await rm(unfinished, { force: true })
      }
    },
  }
}
