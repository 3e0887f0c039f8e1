import { NextResponse, type NextRequest } from 'next/server'

import { noncePolicy } from '@/lib/http/content-security-policy'

/**
 * A nonce for the pages that are rendered anew for every request. Prerendered pages cannot carry one: they get the
 * hashes of their own scripts from the server (scripts/serve.ts).
 */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = noncePolicy(nonce, request.nextUrl.pathname.startsWith('/admin') ? 'admin' : 'site')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  matcher: ['/admin', '/admin/:path*', '/styleguide', '/styleguide/:path*', '/quote-request/received', '/quote-request/check', '/contact/received', '/contact/check', '/sales/estimate', '/sales/demo', '/sales/demo/check', '/sales/thank-you', '/business/thank-you'],
}
