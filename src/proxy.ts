import { NextResponse, type NextRequest } from 'next/server'

import { framedPolicy, noncePolicy } from '@/lib/http/content-security-policy'
import { frameAncestors } from '@/lib/http/frame-ancestors'
import { routes } from '@/lib/site/routes'

/**
 * A nonce for the pages that are rendered anew for every request. Prerendered pages cannot carry one: they get the
 * hashes of their own scripts from the server (scripts/serve.ts).
 */
export async function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const { pathname } = request.nextUrl
  const policy =
    pathname === routes.embedCalculator
      ? framedPolicy(nonce, await frameAncestors())
      : noncePolicy(nonce, areaOf(pathname))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = answerTo(request, headers)
  response.headers.set('content-security-policy', policy)
  return response
}

function areaOf(path: string) {
  if (path.startsWith('/admin')) return 'admin'
  return path.startsWith('/preview') ? 'preview' : 'site'
}

/** Prerendered pages that are asked something in their address, and the page that works out the answer at that same address. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
  [routes.quickCalculator]: routes.quickAnswer,
  [routes.installers]: routes.installersNear,
}

function answerTo({ nextUrl }: NextRequest, headers: Headers): NextResponse {
  const answer = ANSWERED_BY[nextUrl.pathname]
  if (!answer) return NextResponse.next({ request: { headers } })
  return NextResponse.rewrite(new URL(`${answer}${nextUrl.search}`, nextUrl), { request: { headers } })
}

export const config = {
  matcher: [
    '/admin',
    '/admin/:path*',
    '/preview/:path*',
    '/styleguide',
    '/styleguide/:path*',
    '/quote-request/received',
    '/quote-request/check',
    '/contact/received',
    '/contact/check',
    '/sales/estimate',
    '/sales/demo',
    '/sales/demo/check',
    '/sales/thank-you',
    '/business/thank-you',
    '/business/check/:path*',
    '/datasheet/received',
    '/datasheet/check',
    '/calculator/quick/answer',
    '/calculator/quick/check',
    '/calculator/quick/sent',
    '/calculator/professional/answer',
    '/embed/calculator',
    '/installers/near',
    '/search',
    { source: '/installers', has: [{ type: 'query', key: 'postcode' }] },
    { source: '/calculator/quick', has: [{ type: 'query', key: 'area' }] },
    { source: '/calculator/quick', has: [{ type: 'query', key: 'type' }] },
  ],
}
