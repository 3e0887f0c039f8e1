import type { ServerResponse } from 'node:http'

const KEPT_MS = 5_000

/**
 * Whether this is the empty shell that Next sends when notFound() is called too late: it has no content until
 * JavaScript runs.
 */
export function isEmptyShell(response: Pick<ServerResponse, 'statusCode'>, body: Buffer): boolean {
  return response.statusCode === 404 && body.subarray(0, 200).includes('id="__next_error__"')
}

/**
 * Fetches the prerendered not-found page, which is served for every unknown path; refetched after a few seconds, as its
 * content may be republished.
 */
export function notFoundPageOf(origin: string): () => Promise<Buffer> {
  let kept: { page: Promise<Buffer>; askedAtMs: number } | null = null
  return () => {
    if (!kept || Date.now() - kept.askedAtMs > KEPT_MS)
      kept = { page: fetchPage(`${origin}/_not-found`), askedAtMs: Date.now() }
    return kept.page
  }
}

async function fetchPage(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' }, signal: AbortSignal.timeout(KEPT_MS) })
  return Buffer.from(await answer.arrayBuffer())
}

/** Sends that page with the headers of a prerendered response. */
export function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-nextjs-prerender': '1',
  })
  response.end(page)
}
