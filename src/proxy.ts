import { NextResponse, type NextRequest } from 'next/server'

import { noncePolicy } from '@/lib/http/content-security-policy'
import { routes } from '@/lib/site/routes'

/**
 * A nonce for the pages that are rendered anew for every request. Prerendered pages cannot carry one: they get the
 * hashes of their own scripts from the server (scripts/serve.ts).
 */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = noncePolicy(nonce, areaOf(request.nextUrl.pathname))
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

/** The calculator's page is prerendered; with answers in its address, another page works them out at the same address. */
function answerTo({ nextUrl }: NextRequest, headers: Headers): NextResponse {
  if (nextUrl.pathname !== routes.quickCalculator) return NextResponse.next({ request: { headers } })
  return NextResponse.rewrite(new URL(`${routes.quickAnswer}${nextUrl.search}`, nextUrl), { request: { headers } })
}

export const config = {
  matcher: ['/admin', '/admin/:path*', '/preview/:path*', '/styleguide', '/styleguide/:path*', '/quote-request/received', '/quote-request/check', '/contact/received', '/contact/check', '/sales/estimate', '/sales/demo', '/sales/demo/check', '/sales/thank-you', '/business/thank-you', '/calculator/quick/answer', { source: '/calculator/quick', has: [{ type: 'query', key: 'area' }] }, { source: '/calculator/quick', has: [{ type: 'query', key: 'type' }] }],
}
