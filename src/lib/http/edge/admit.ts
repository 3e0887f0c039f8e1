import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'

import { isSameOrigin } from '../same-origin'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Parts of Payload that this site never offers: registering a first user (the first admin exists before anybody can
 * connect), asking whether there is one, passwords by mail (accounts have no address), and pictures made on request.
 */
const CLOSED = new Set([
  '/api/users/first-register',
  '/api/users/init',
  '/api/users/forgot-password',
  '/api/users/reset-password',
  '/api/og',
])

export type Refusal = { status: 403 | 404 | 405; message: string }

/** What is turned away before any page or endpoint sees it; null admits the request. */
export function refusalOf(request: IncomingMessage, siteUrl: string): Refusal | null {
  const method = request.method ?? 'GET'
  const path = pathOf(request)
  if (!METHODS.has(method)) return { status: 405, message: 'Method not allowed' }
  if (CLOSED.has(path)) return { status: 404, message: 'Not found' }
  const isPage = !path.startsWith('/api/') && !path.startsWith('/admin') && !path.startsWith('/internal/')
  if (isPage && !SAFE_METHODS.has(method)) return { status: 405, message: 'Method not allowed' }
  if (!SAFE_METHODS.has(method) && !isSameOrigin(headersOf(request), siteUrl)) {
    return { status: 403, message: 'This can only be done from our own website.' }
  }
  return null
}

/** The path however it was written: decoded, without dots, backslashes, doubled or trailing slashes, in one case. */
export function pathOf(request: IncomingMessage): string {
  const [raw = '/'] = (request.url ?? '/').split('?')
  try {
    return posix
      .normalize(decodeURIComponent(raw).replaceAll('\\', '/'))
      .replace(/(.)\/$/, '$1')
      .toLowerCase()
  } catch {
    return raw
  }
}

/** Reads single headers; to build a whole `Headers` for each request would cost more than all the rest here. */
function headersOf({ headers }: IncomingMessage) {
  return {
    get(name: string) {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  }
}
