import { statSync } from 'node:fs'
import path from 'node:path'

import type { PayloadRequest } from 'payload'

import { notFound } from '@/lib/cms/storage/serve-from-s3'

type Context = { params: { collection: string; filename: string } }

/**
 * Responds with 404 for a missing file, where Payload would respond with a server error. Returns undefined to let
 * Payload serve the file.
 */
export function missingFile({ payload }: PayloadRequest, { params }: Context): Response | void {
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const exists = path.basename(params.filename) === params.filename && isFile(path.join(folder, params.filename))
  if (!exists) return notFound()
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true
