import type { NextRequest } from 'next/server'

import { routes } from '@/lib/site/routes'

/** The calculator's other address; what was asked there is asked again at the one that search engines know. */
export function GET({ nextUrl: { search } }: NextRequest) {
  return new Response(null, { status: 308, headers: { location: `${routes.quickCalculator}${search}` } })
}
