import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import * as tar from 'tar'
import { z } from 'zod'

import { Refusal } from '../lib/refusal.mjs'
import { completely } from './completely.mjs'
import { readSealed, writeSealed } from './sealed.mjs'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime().optional(), // missing in backups from before notes for a restore were kept
  migration: z.string().regex(/^\w+$/),
  tables: z.record(z.string().regex(/^\w+$/), z.object({ rows: z.number(), sha256 })),
  sequences: z.record(z.string(), z.number().nullable()),
  uploads: z.record(z.string(), sha256),
})

export const tableFile = (folder, name) => path.join(folder, 'tables', name)
export const uploadsIn = (folder) => path.join(folder, 'uploads')

export async function hashOf(file) {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}

/** All files below a folder, as relative paths. */
export function filesBelow(folder) {
  if (!fs.existsSync(folder)) return []
  const isFile = (name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile()
  return fs.readdirSync(folder, { recursive: true }).filter(isFile)
}

/** Writes the archive, for its owner alone: it contains personal data. With public keys it is encrypted. */
export async function pack(folder, { manifest, file, publicKeys }) {
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  await completely(file, async (partial) => {
    const packed = tar.create({ gzip: true, portable: true, cwd: folder }, ['manifest.json', 'tables', 'uploads'])
    await writeSealed(packed, { publicKeys, file: partial })
  })
}

/**
 * Unpacks an archive and verifies every file against the manifest.
 * @param {{ file: string, secretKey?: string }} archive secretKey: of an encrypted one
 * @throws Refusal when the archive is damaged or has been altered, or the key does not open it
 */
export async function unpack({ file, secretKey }, folder) {
  const manifest = await readArchive(file, { folder, secretKey })
  const expected = new Map([
    ...Object.entries(manifest.tables).map(([name, table]) => [tableFile(folder, name), table.sha256]),
    ...Object.entries(manifest.uploads).map(([name, hash]) => [path.join(uploadsIn(folder), name), hash]),
  ])
  const found = [path.join(folder, 'tables'), uploadsIn(folder)].flatMap((subfolder) =>
    filesBelow(subfolder).map((name) => path.join(subfolder, name)),
  )
  const damaged = [...expected.keys()].filter((name) => !found.includes(name))
  for (const name of found) if ((await hashOf(name)) !== expected.get(name)) damaged.push(name)
  if (damaged.length > 0)
    throw new Refusal(
      `The archive is damaged: ${path.relative(folder, damaged[0])} is not what was backed up. Nothing was changed.`,
    )
  return manifest
}

async function readArchive(file, { folder, secretKey }) {
  try {
    await pipeline(
      await readSealed(file, { secretKey }),
      tar.extract({
        cwd: folder,
        strict: true,
        filter: (_name, entry) => ['File', 'Directory'].includes(entry.type),
      }),
    )
    return manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(
      `${file} is not a backup that this version can read (${error.code ?? error.name}). Nothing was changed.`,
    )
  }
}
