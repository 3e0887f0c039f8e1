import path from 'node:path'

import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

import { createOnce } from '../support/create-once'
import { keepCurrent } from '../support/keep-current'
import { withoutEditing } from '../support/seeded-texts'
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
 * Stores a library file under its key, once. If the library's file has changed, it replaces the earlier version in the
 * same record, so that every page using it is updated; files uploaded by staff are left alone, and so are their words.
 * Returns the record's id, or null if staff have deleted it.
 */
export async function seedFile({
  payload,
  folder,
  key,
  file,
  alt,
  caption = '',
  isSimulation = false,
}: SeedFile): Promise<number | null> {
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
  const words = { alt, caption, isSimulation }
  const text = { payload, source: `media:${key}`, content: words }
  const upload = { data: bytes, name, size: bytes.length, mimetype: TYPES[path.extname(file)] ?? '' }
  const options = { collection: 'media', overrideAccess: true, context: OUTSIDE_SERVER } as const // no user is involved
  const [stored] = docs
  if (!stored) {
    const create = () => payload.create({ ...options, data: { key, ...words }, file: upload })
    return (await createOnce({ ...text, create }))?.id ?? null
  }
  const existing = { ...options, id: stored.id, trash: true } as const
  const current = await keepCurrent({ ...text, stored, update: () => payload.update({ ...existing, data: words }) })
  const filename = stored.filename ?? ''
  if (!filename.startsWith(`${stem}-`) && isFromLibrary({ filename, base }))
    await withoutEditing(text, current, () => payload.update({ ...existing, data: {}, file: upload }))
  return stored.id
}

/** The collection refuses files with other extensions, as it checks the type by content. */
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
