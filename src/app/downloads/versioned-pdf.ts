import { createHash } from 'node:crypto'

import { memoize } from '@/lib/pdf/memoize'

const documents = memoize<Buffer>()

type Versioned = {
  /** Everything that the document depends on. */
  version: unknown
  disposition: string
  make: () => Promise<Buffer>
}

/** A PDF that is created once for each version; the browser revalidates its cached copy on each request. */
export async function versionedPdf(request: Request, { version, disposition, make }: Versioned): Promise<Response> {
  const etag = `"${createHash('sha256').update(JSON.stringify(version)).digest('base64url')}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const pdf = await documents(etag, make)
  return new Response(new Uint8Array(pdf), {
    headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': disposition },
  })
}
