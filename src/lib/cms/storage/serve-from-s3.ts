import path from 'node:path'

import type { UploadConfig } from 'payload'

export type UploadHandler = NonNullable<UploadConfig['handlers']>[number]

const REDIRECT_HEADERS = { 'Cache-Control': 'public, max-age=3600' }

/**
 * Serves files as the local folder would: 404 for a missing file, and 503 if S3 is down. With a public URL, visitors
 * are redirected to it, so that the site only handles the small first request.
 */
export function serveFromS3({
  handler,
  publicUrl,
}: {
  handler: UploadHandler
  publicUrl: string | null
}): UploadHandler {
  return async (req, args) => {
    const { filename } = args.params
    if (path.basename(filename) !== filename) return notFound()
    if (publicUrl) {
      const headers = { ...REDIRECT_HEADERS, Location: `${publicUrl}/${encodeURIComponent(filename)}` }
      return new Response(null, { status: 302, headers })
    }
    const response = await handler(req, args)
    if (!response || response.status === 404) return notFound()
    return response.status >= 500 ? unavailable() : response
  }
}

export const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })

const unavailable = () =>
  Response.json(
    { errors: [{ message: 'The file cannot be read at the moment.' }] },
    { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } },
  )
