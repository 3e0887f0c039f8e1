import { createReadStream, type Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'

import { getRangeRequestInfo } from 'payload/internal'

import { notFound, type UploadHandler } from '@/lib/cms/storage/serve-from-s3'
import { HEAD_BYTES, kindOfFile, mimeOf } from '@/lib/domain/files/file-kinds'

import { fileHeaders } from './file-headers'

/**
 * Serves a file from the local folder with the headers that Payload would send. Payload itself keeps the file open until
 * it has been read to the end, which never happens if the browser breaks off, and answers a missing file with a server
 * error. `getRangeRequestInfo` is internal to Payload, so check it when the pinned version changes.
 */
export const serveFile: UploadHandler = async ({ payload, headers: asked }, { params: { filename } }) => {
  const file = path.join(payload.collections.media.config.upload.staticDir ?? '', filename)
  const stats = path.basename(filename) === filename ? await statsOf(file) : null
  if (!stats?.isFile()) return notFound()
  const range = getRangeRequestInfo({ fileSize: stats.size, rangeHeader: asked.get('range') })
  const headers = new Headers(range.headers)
  if (range.type === 'invalid') return new Response(null, { status: range.status, headers: fileHeaders({ headers }) })
  headers.set('Content-Type', await typeOf(file))
  const part = range.type === 'partial' ? { start: range.rangeStart, end: range.rangeEnd } : {}
  return new Response(contentOf(file, part), { status: range.status, headers: fileHeaders({ headers }) })
}

/** Null if there is no such file. */
async function statsOf(file: string): Promise<Stats | null> {
  try {
    return await stat(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** By content, as when it was uploaded. */
async function typeOf(file: string): Promise<string> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read({ buffer: new Uint8Array(HEAD_BYTES) })
    const kind = kindOfFile(buffer.subarray(0, bytesRead))
    return kind ? mimeOf(kind) : 'application/octet-stream'
  } finally {
    await opened.close()
  }
}

type Part = { start?: number; end?: number }

/** Opens the file at the first read, so that a body nobody reads keeps nothing open; a cancel closes it. */
function contentOf(file: string, part: Part): ReadableStream<Uint8Array> {
  const chunks = chunksOf(file, part)
  return new ReadableStream<Uint8Array>(
    {
      async pull(body) {
        const { done, value } = await chunks.next()
        if (done) body.close()
        else body.enqueue(value)
      },
      cancel: async () => void (await chunks.return()),
    },
    { highWaterMark: 0 },
  )
}

async function* chunksOf(file: string, part: Part): AsyncGenerator<Uint8Array, void> {
  yield* createReadStream(file, part)
}
