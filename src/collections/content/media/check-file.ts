import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { fileTypeFromBuffer } from 'file-type'
import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { MEDIA_TYPES } from './media-types'

/**
 * Believes the bytes of an upload, not its name: Payload lets a file through whose type it cannot tell, such as HTML named picture.png.
 * Here, because a name can only be changed before Payload derives the names of the image sizes from it.
 */
export const checkFile: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const detected = await fileTypeFromBuffer(req.file.data)
  if (!detected || detected.mime !== req.file.mimetype || !isAllowed(detected.mime)) {
    throw new APIError('This file is not the JPEG, PNG, WebP, AVIF, PDF, MP4 or WebM it is named as', 400, null, true)
  }
  req.file.name = storedName({ name: req.file.name, extension: detected.ext, suffix: randomBytes(6).toString('hex') })
}

/** `Stone barn.PNG` becomes `stone-barn-<suffix>.png`: readable, not to be guessed, and its ending follows its content. */
export function storedName({ name, extension, suffix }: { name: string; extension: string; suffix: string }): string {
  const base = path.parse(name).name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 80)
  return `${base || 'file'}-${suffix}.${extension}`
}

function isAllowed(mime: string): boolean {
  return MEDIA_TYPES.some((allowed) => allowed === mime)
}
