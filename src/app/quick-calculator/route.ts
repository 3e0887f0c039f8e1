import type { NextRequest } from 'next/server'

import { routes } from '@/lib/routing/routes'

/** Redirects the calculator's alternative path to the canonical one, keeping the query. */
export function GET({ nextUrl: { search } }: NextRequest) {
  return new Response(null, { status: 308, headers: { location: `${routes.quickCalculator}${search}` } })
}
