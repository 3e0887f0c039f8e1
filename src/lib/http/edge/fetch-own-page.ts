import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { REQUEST_ID_HEADER } from './request-id'

const PATIENCE_MS = 5_000

/** A page as this server sends it: finished, in one encoding. */
export type OwnPage = { headers: IncomingHttpHeaders; body: Buffer }

/** Headers of the request that fetched it. */
const OF_REQUEST = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', REQUEST_ID_HEADER]

/** Fetches a page from this server itself, whatever its status. */
export async function fetchOwnPage(url: string, encoding = 'identity'): Promise<OwnPage & { status: number }> {
  const asked = get(url, { headers: { 'accept-encoding': encoding }, timeout: PATIENCE_MS })
  asked.once('timeout', () => asked.destroy(new Error(`${url} is late`)))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const headers = { ...answer.headers }
  for (const name of OF_REQUEST) delete headers[name]
  return { status: answer.statusCode ?? 0, headers, body: await buffer(answer) }
}
