import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { now } from '@/lib/platform/clock'

import type { Encoding } from './encodings'
import { REQUEST_ID_HEADER } from './request-id'

const KEPT_MS = 5_000

/**
 * Whether this is the empty shell that Next sends when notFound() is called too late: it has no content until
 * JavaScript runs.
 */
export function isEmptyShell(response: Pick<ServerResponse, 'statusCode'>, body: Buffer): boolean {
  return response.statusCode === 404 && body.subarray(0, 200).includes('id="__next_error__"')
}

/** The not-found page as this server sends it: finished, in one encoding. */
export type NotFoundPage = { headers: IncomingHttpHeaders; body: Buffer }

/** Headers of the request that fetched it. */
const OF_REQUEST = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', REQUEST_ID_HEADER]

type Kept = { page: Promise<NotFoundPage>; arrived: NotFoundPage | null; askedAtMs: number }

/**
 * The prerendered not-found page, which is sent for every unknown path. Fetched from this server itself, and again after
 * a few seconds, as its content may be republished.
 */
export function notFoundPageOf(origin: string) {
  const pages = new Map<Encoding | undefined, Kept>()
  const keptIn = (encoding: Encoding | undefined) => {
    const kept = pages.get(encoding)
    return kept && now().getTime() - kept.askedAtMs <= KEPT_MS ? kept : null
  }

  return {
    /** The page if it is here; null when it has to be fetched. */
    known: (encoding?: Encoding): NotFoundPage | null => keptIn(encoding)?.arrived ?? null,

    get(encoding?: Encoding): Promise<NotFoundPage> {
      const last = keptIn(encoding)
      if (last) return last.page
      const page = fetchPage(`${origin}/_not-found`, encoding)
      const kept: Kept = { page, arrived: null, askedAtMs: now().getTime() }
      pages.set(encoding, kept)
      page.then(
        (arrived) => (kept.arrived = arrived),
        () => undefined, // the caller gets the error
      )
      return page
    },
  }
}

async function fetchPage(url: string, encoding = 'identity'): Promise<NotFoundPage> {
  const asked = get(url, { headers: { 'accept-encoding': encoding }, timeout: KEPT_MS })
  asked.once('timeout', () => asked.destroy(new Error('the not-found page is late')))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const headers = { ...answer.headers }
  for (const name of OF_REQUEST) delete headers[name]
  return { headers, body: await buffer(answer) }
}
