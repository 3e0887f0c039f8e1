import type { IncomingMessage, ServerResponse } from 'node:http'

import type { OtherOrigins } from '../content-security-policy'
import type { Encoding } from './encodings'
import { finalise } from './finish-page'

const RETRY_AFTER_SECONDS = '30'

/** A part that failed and is left to the browser, in the HTML or in React's copy; the digest of an error is a number. */
const FAILED_PART = /<!--\$!--><template data-dgst="\d|(?:"|\\n)[\da-f]+:E\{\\"digest\\":\\"\d/

/**
 * Whether a response is a page that could not be rendered: an error, or a page some part of which failed after the
 * status was set. Scripts get errors as they are.
 */
export function isFailedPage(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean {
  if (request.headers['rsc'] !== undefined) return false
  if (response.statusCode >= 500) return isHtml(response) || wantsHtml(request)
  return response.statusCode === 200 && isHtml(response) && FAILED_PART.test(body.toString('latin1'))
}

const isHtml = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').startsWith('text/html')

/** As a browser does when it opens a page or a file in a tab. */
export const wantsHtml = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['rsc'] === undefined && Boolean(headers.accept?.includes('text/html'))

type Unavailable = {
  page: Buffer
  encoding: Encoding | undefined
  origins: OtherOrigins
  /** Names of the headers set before the page was rendered; all later ones belong to it and are dropped. */
  headersBefore: readonly string[]
}

/** Sends the page that says so in place of one that failed, with nothing of the visitor’s in it. */
export function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  { page, encoding, origins, headersBefore }: Unavailable,
): ServerResponse {
  for (const name of response.getHeaderNames()) if (!headersBefore.includes(name)) response.removeHeader(name)
  response.statusCode = 503
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('retry-after', RETRY_AFTER_SECONDS)
  const body = finalise(response, page, { encoding, isPrerendered: true, origins })
  return response.end(request.method === 'HEAD' ? undefined : body)
}
