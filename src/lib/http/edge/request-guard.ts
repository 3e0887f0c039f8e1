import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'

import { isOpen } from '@/lib/routing/closed'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '../body-limits'
import { isBearer } from '../internal-auth'
import { isSameOrigin } from '../same-origin'
import { hasLongHeader } from './bound-headers'
import { isCanonicalPath, isHost } from './canonical'
import { wantsHtml } from './failed-page'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READING_METHODS = new Set(['GET', 'HEAD'])
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export type Refusal = { status: 400 | 403 | 404 | 405 | 411 | 413 | 431; message: string }

const BAD_ADDRESS: Refusal = { status: 400, message: 'This address is not valid.' }
const BAD_METHOD: Refusal = { status: 405, message: 'Method not allowed' }
const FOREIGN: Refusal = { status: 403, message: 'This can only be done from our own website.' }
const NOWHERE: Refusal = { status: 404, message: 'Not found' }

/**
 * Everything else is a page. By the path as sent: Next has no endpoint in other letters, and would answer with a page,
 * which fails at bodies that it takes for malformed calls of server functions.
 */
const ENDPOINT = /^\/(?:api\/|internal\/|admin(?:\/|$))/

/** Payload's pages to reset a password by email. Colleagues need no address, so nothing would be sent. */
const RESETS = /^\/admin\/(?:forgot|reset)(?:\/|$)/

type Site = { siteUrl: string; internalToken: string }

const LONG_HEADER: Refusal = { status: 431, message: 'A header of this request is too long.' }

/** Refuses bad requests before any page or endpoint runs; null admits the request. `path`: its `pathOf`. */
export function refusalOf(request: IncomingMessage, path: string, { siteUrl, internalToken }: Site): Refusal | null {
  const method = request.method ?? 'GET'
  const [raw = ''] = (request.url ?? '').split('?')
  if (hasLongHeader(request.headers)) return LONG_HEADER
  if (!METHODS.has(method)) return BAD_METHOD
  if (!isHost(request.headers.host) || !isValidPath(raw, path)) return BAD_ADDRESS
  // Next would cache its response to OPTIONS on a static route and serve it to later visitors of the page.
  if (!ENDPOINT.test(raw) && !READING_METHODS.has(method)) return BAD_METHOD
  if (!SAFE_METHODS.has(method) && !isSameOrigin(headersOf(request), siteUrl)) return FOREIGN
  if (isHidden(request, path, internalToken)) return NOWHERE
  return refusalOfBody(request, path) ?? refusalOfVisitor(request, method, path)
}

const isValidPath = (raw: string, path: string) => isCanonicalPath(raw) && !(ENDPOINT.test(path) && raw.includes('//'))

/** Whether this visitor is not to know that there is anything at a path. */
function isHidden({ headers }: IncomingMessage, path: string, internalToken: string): boolean {
  if (path.startsWith('/api/') && !isOpen(path)) return true
  return RESETS.test(path) || (path.startsWith('/internal/') && !isBearer(headers.authorization, internalToken))
}

/** Next answers some malformed calls of the admin's server functions with a 500, so visitors cannot make any. */
function refusalOfVisitor(request: IncomingMessage, method: string, path: string): Refusal | null {
  if (!path.startsWith('/admin') || SAFE_METHODS.has(method) || hasSessionCookie(request)) return null
  return { status: 403, message: 'Please sign in again.' }
}

/** Whether a session is claimed; Payload checks it. */
const hasSessionCookie = ({ headers }: IncomingMessage) =>
  /(?:^|;\s*)(?:__Host-)?payload-token=/.test(headers.cookie ?? '')

/** Where colleagues send a file that shows the original of a proof. */
const PROOF_FILE = /^\/api\/[a-z-]+\/\d+\/ask-for-check$/

/** Whether a path is sent files, which are larger than anything else and take longer. */
export const takesFiles = (path: string): boolean =>
  path.startsWith('/api/media') || path === lateEndpoints.enquiryPhotos || PROOF_FILE.test(path)

/** By the declared length; each route also counts what really arrives. */
function refusalOfBody({ headers }: IncomingMessage, path: string): Refusal | null {
  const maxBytes = takesFiles(path) ? UPLOAD_MAX_BYTES : BODY_MAX_BYTES
  if (Number(headers['content-length'] ?? 0) > maxBytes) return { status: 413, message: 'That is too large.' }
  // The API counts the bytes it receives. Next, which handles everything else, would buffer the whole body.
  const isCounted = headers['transfer-encoding'] === undefined || path.startsWith('/api/')
  return isCounted ? null : { status: 411, message: 'Send a Content-Length.' }
}

/** The path in one normal form: decoded, lower case, without doubled or trailing slashes. */
export function pathOf(request: IncomingMessage): string {
  const [raw = '/'] = (request.url ?? '/').split('?')
  try {
    return posix
      .normalize(decodeURIComponent(raw))
      .replace(/(.)\/$/, '$1')
      .toLowerCase()
  } catch {
    return raw
  }
}

/** Whether a browser opens a page of the admin; its scripts get their responses as they are streamed. */
export const isAdminPage = (request: Pick<IncomingMessage, 'method' | 'headers'>, path: string): boolean =>
  path.startsWith('/admin') && request.method === 'GET' && wantsHtml(request)

/** Streams and per-request responses of the admin and API are sent unmodified. */
export function isPageOrAsset(path: string): boolean {
  return !path.startsWith('/admin') && !path.startsWith('/api/') && !path.startsWith('/internal/')
}

/** Reads single headers; building a `Headers` object per request would cost more than all other checks together. */
function headersOf({ headers }: IncomingMessage) {
  return {
    get(name: string) {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  }
}
