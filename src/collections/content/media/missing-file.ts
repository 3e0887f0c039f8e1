import { statSync } from 'node:fs'
import path from 'node:path'

import type { PayloadRequest } from 'payload'

type Asked = { params: { collection: string; filename: string } }

/** Answers 404 for a file that is not there, which Payload answers with a fault of its own; nothing leaves the rest to it. */
export function missingFile({ payload }: PayloadRequest, { params }: Asked): Response | void {
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const isThere = path.basename(params.filename) === params.filename && isFile(path.join(folder, params.filename))
  if (!isThere) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true
