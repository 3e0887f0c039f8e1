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
 * Stores a library file under its key. If the library's file has changed, it replaces the earlier version in the same
 * record, so that every page using it is updated; files uploaded by staff are left alone.
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
    pagination: false,
    depth: 0,
    trash: true, // what staff have deleted is not stored again
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
    overrideAccess: true, // no user is involved in the seed
    context: OUTSIDE_SERVER,
  } as const
  const { id } = stored
    ? await payload.update({ ...options, id: stored.id, trash: true })
    : await payload.create(options)
  return { id, hasChanged: true }
}

/** The collection refuses files with other extensions, as it checks the type by content. */
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
