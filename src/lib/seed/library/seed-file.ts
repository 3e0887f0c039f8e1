import path from 'node:path'

import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

import { isFromLibrary, readLibraryFile } from './library'

type SeedFile = {
  payload: Payload
  folder: string
  key: string
  file: string
  alt: string
  caption?: string
  isSimulation?: boolean
}

/**
 * Puts a file of the library under its key. When the library's file changed since, it takes the place of the earlier
 * one in the same record, so that every page that shows it follows; what staff put there themselves is left alone.
 */
export async function seedFile({
  payload,
  folder,
  key,
  file,
  alt,
  caption = '',
  isSimulation = false,
}: SeedFile): Promise<{ id: number; hasChanged: boolean }> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const { data: bytes, name, base, stem } = readLibraryFile({ folder, file })
  const stored = docs[0]
  const filename = stored?.filename ?? ''
  if (stored && (filename.startsWith(`${stem}-`) || !isFromLibrary({ filename, base })))
    return { id: stored.id, hasChanged: false }
  const options = {
    collection: 'media',
    data: { key, alt, caption, isSimulation },
    file: { data: bytes, name, size: bytes.length, mimetype: TYPES[path.extname(file)] ?? '' },
    overrideAccess: true, // the seed is nobody's request
    context: OUTSIDE_SERVER,
  } as const
  const { id } = stored ? await payload.update({ ...options, id: stored.id }) : await payload.create(options)
  return { id, hasChanged: true }
}

/** A name that is not here is refused by the collection, which believes the bytes alone. */
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
