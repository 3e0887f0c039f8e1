import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook } from 'payload'

import { MEDIA_TYPES } from '@/lib/content/media-types'
import { slugOf } from '@/lib/domain/text/slug'
import { Refusal } from '@/lib/platform/refusal'

/**
 * Checks uploads by content rather than by name: Payload accepts files of unknown type, such as HTML named picture.png.
 * Runs before the operation, because Payload derives the names of the image sizes from the file name.
 */
export const checkFile: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const detected = await fileTypeFromBuffer(req.file.data)
  if (!detected || detected.mime !== req.file.mimetype || !isAllowed(detected.mime)) throw new Refusal('fileType')
  req.file.name = storedName({ name: req.file.name, extension: detected.ext, suffix: randomBytes(6).toString('hex') })
}

/**
 * `Stone barn.PNG` becomes `stone-barn-<suffix>.png`: readable, unguessable, with an extension that matches its
 * content.
 */
export function storedName({ name, extension, suffix }: { name: string; extension: string; suffix: string }): string {
  const base = slugOf(path.parse(name).name, 80)
  return `${base || 'file'}-${suffix}.${extension}`
}

function isAllowed(mime: string): boolean {
  return MEDIA_TYPES.some(({ value }) => value === mime)
}
