import type { ServerResponse } from 'node:http'

import { now } from '@/lib/platform/clock'

import type { Encoding } from './encodings'
import { fetchOwnPage, type OwnPage } from './fetch-own-page'

const KEPT_MS = 5_000

/**
 * Whether this is the empty shell that Next sends when notFound() is called too late: it has no content until
 * JavaScript runs.
 */
export function isEmptyShell(response: Pick<ServerResponse, 'statusCode'>, body: Buffer): boolean {
  return response.statusCode === 404 && body.subarray(0, 200).includes('id="__next_error__"')
}

type Kept = { page: Promise<OwnPage>; arrived: OwnPage | null; askedAtMs: number }

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
    known: (encoding?: Encoding): OwnPage | null => keptIn(encoding)?.arrived ?? null,

    get(encoding?: Encoding): Promise<OwnPage> {
      const last = keptIn(encoding)
      if (last) return last.page
      const page = fetchNotFound(origin, encoding)
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

async function fetchNotFound(origin: string, encoding?: Encoding): Promise<OwnPage> {
  const { status, ...page } = await fetchOwnPage(`${origin}/_not-found`, encoding)
  if (status !== 404) throw new Error(`the not-found page returned ${status}`)
  return page
}
