import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

const shared = { key: z.string().min(1), alt: z.string().min(1).max(300), caption: z.string().max(300).default('') }

const pictureSchema = z.object({ ...shared, kind: z.enum(['photo', 'simulation']), file: z.string().min(1) })

const filmSchema = z.object({
  ...shared,
  kind: z.literal('film'),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(2000),
  durationSeconds: z.number().positive(),
  isSimulation: z.boolean().default(false),
  labels: z.array(z.object({ fromSecond: z.number().min(0), text: z.string().max(80) })).default([]),
  mp4: z.string().min(1),
  webm: z.string().min(1),
  poster: z.string().min(1),
})

const librarySchema = z.array(z.discriminatedUnion('kind', [pictureSchema, filmSchema]))

export type LibraryFilm = z.infer<typeof filmSchema>
export type Library = z.infer<typeof librarySchema>

/** Images and films for a new site, as exported from the studio. */
export const LIBRARY_FOLDER = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'media/library')

/** @throws when library.json is invalid */
export function readLibrary(folder: string): Library {
  return librarySchema.parse(JSON.parse(readFileSync(path.join(folder, 'library.json'), 'utf8')))
}

export function filesOf(entry: Library[number]): string[] {
  return entry.kind === 'film' ? [entry.mp4, entry.webm, entry.poster] : [entry.file]
}

/** A library file, named after its content hash: 'living-room-1a2b3c4d.webp'. */
export function readLibraryFile({ folder, file }: { folder: string; file: string }) {
  const data = readFileSync(path.join(folder, file))
  const { name, ext } = path.parse(file)
  const checksum = createHash('sha256').update(data).digest('hex').slice(0, CHECKSUM_LENGTH)
  return { data, name: `${name}-${checksum}${ext}`, base: name, stem: `${name}-${checksum}` }
}

const CHECKSUM_LENGTH = 8

/**
 * Whether a stored file name is some version of the library's file `base`: its checksum, then the suffix added to every
 * upload. Replacements uploaded by staff have other names.
 */
export function isFromLibrary({ filename, base }: { filename: string; base: string }): boolean {
  return filename.startsWith(`${base}-`) && /^[0-9a-f]{8}-[0-9a-f]{12}\.\w+$/.test(filename.slice(base.length + 1))
}
