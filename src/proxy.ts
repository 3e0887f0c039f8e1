import { type NextRequest, NextResponse } from 'next/server'

import { isAdminQuery } from '@/lib/http/admin/admin-query'
import { isServerFunctionCall } from '@/lib/http/admin/server-function-call'
import { allowing, framedPolicy, noncePolicy } from '@/lib/http/content-security-policy'
import { frameAncestors } from '@/lib/http/frame-ancestors'
import { env } from '@/lib/platform/env'
import { replyRouteOf } from '@/lib/registry/form-replies'
import { QUERY_PAGES } from '@/lib/registry/query-pages'
import { routes } from '@/lib/routing/routes'

/**
 * Sets a policy with a nonce for pages that are rendered for every request. Prerendered pages cannot carry one: they
 * get the hashes of their own scripts from the server (scripts/serve.ts).
 */
export async function proxy(request: NextRequest) {
  if (isAdmin(request.nextUrl.pathname) && !(await isUnderstood(request))) {
    return new NextResponse('This request could not be read.', { status: 400 })
  }
  if (isOnlyLikeReply(request.nextUrl.pathname)) return NextResponse.next()
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const { pathname } = request.nextUrl
  const siteOnly =
    pathname === routes.embedCalculator
      ? framedPolicy(nonce, await frameAncestors())
      : noncePolicy(nonce, areaOf(pathname))
  const isPublic = areaOf(pathname) === 'site' && pathname !== routes.embedCalculator
  const policy = allowing(siteOnly, {
    mediaOrigin: env.mediaOrigin,
    analyticsOrigin: isPublic ? (env.analytics?.origin ?? null) : null,
  })
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = continueWith(request, headers)
  response.headers.set('content-security-policy', policy)
  return response
}

const isAdmin = (path: string) => path.startsWith('/admin')

/**
 * Whether Payload's views and Next's server functions can parse the request. They respond with a 500 to a malformed
 * query or body.
 */
async function isUnderstood(request: NextRequest): Promise<boolean> {
  return isAdminQuery(request.nextUrl.search) && (request.method !== 'POST' || (await isServerFunctionCall(request)))
}

/** Whether a page, such as one written by staff, only ends like a reply to a form, which the matcher cannot tell. */
const isOnlyLikeReply = (path: string) =>
  areaOf(path) === 'site' && LIKE_REPLY.test(path) && replyRouteOf(path) === null

const LIKE_REPLY = /\/(?:check|received|sent|left|erased|thank-you)(?:\/[^/]+)?$/

function areaOf(path: string) {
  if (isAdmin(path)) return 'admin'
  return path.startsWith('/preview') ? 'preview' : 'site'
}

function continueWith({ nextUrl }: NextRequest, headers: Headers): NextResponse {
  const targetPath = QUERY_PAGES[nextUrl.pathname]?.page ?? replyRouteOf(nextUrl.pathname)
  if (!targetPath) return NextResponse.next({ request: { headers } })
  return NextResponse.rewrite(new URL(`${targetPath}${nextUrl.search}`, nextUrl), { request: { headers } })
}

export const config = {
  matcher: [
    // The replies to forms, which the features declare. Pages written by staff may end like one.
    '/:path+/(check|received|sent|left|erased|thank-you)/:kind?',
    '/admin',
    '/admin/:path*',
    '/preview/:path*',
    '/styleguide',
    '/styleguide/:path*',
    '/sales/estimate',
    '/sales/demo',
    '/enquiry/:path*',
    '/quote/:path*',
    '/order/:path*',
    '/waiting-list/:path*',
    '/your-data/:path+',
    '/system-designer/shared/:path*',
    '/calculator/quick/result',
    '/calculator/professional/result',
    '/configure/result',
    '/energy-challenge/result',
    '/energy-challenge/continue/:path*',
    '/solar-quote/result',
    '/embed/calculator',
    '/installers/near',
    '/shop/list/result',
    '/search',
    '/find-a-place',
    '/compare-places',
    { source: '/configure', has: [{ type: 'query', key: 'propertyType' }] },
    { source: '/configure', has: [{ type: 'query', key: 'home' }] },
    { source: '/shop', has: [{ type: 'query', key: 'sort' }] },
    // Staff see the store while it is closed, so their visits cannot be answered by the page that everyone gets.
    { source: '/shop', has: [{ type: 'cookie', key: 'payload-token' }] },
    { source: '/shop', has: [{ type: 'cookie', key: '__Host-payload-token' }] },
    { source: '/energy-challenge', has: [{ type: 'query', key: 'calculation' }] },
    { source: '/solar-quote', has: [{ type: 'query', key: 'kwp' }] },
    { source: '/solar-quote', has: [{ type: 'query', key: 'home' }] },
    { source: '/installers', has: [{ type: 'query', key: 'postcode' }] },
    { source: '/calculator/quick', has: [{ type: 'query', key: 'area' }] },
    { source: '/calculator/quick', has: [{ type: 'query', key: 'type' }] },
  ],
}
