import type { NextRequest } from 'next/server'

/** Redirects an alternative path to the canonical one, keeping the query. */
export const movedTo =
  (path: string) =>
  ({ nextUrl: { search } }: NextRequest): Response =>
    new Response(null, { status: 308, headers: { location: `${path}${search}` } })
