import { statSync } from 'node:fs'
import path from 'node:path'

import type { PayloadRequest } from 'payload'

import { notFound } from '@/lib/cms/storage/serve-from-s3'

type Asked = { params: { collection: string; filename: string } }

/**
 * Responds with 404 for a missing file, where Payload would respond with a server error; returning undefined hands over
 * to Payload.
 */
export function missingFile({ payload }: PayloadRequest, { params }: Asked): Response | void {
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const isThere = path.basename(params.filename) === params.filename && isFile(path.join(folder, params.filename))
  if (!isThere) return notFound()
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true
