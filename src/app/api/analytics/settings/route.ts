import { env } from '@/lib/platform/env'

/** The analytics service for visitors who accepted it; 204 if there is none. */
export function GET(): Response {
  const headers = { 'cache-control': 'no-store' }
  if (!env.analytics) return new Response(null, { status: 204, headers })
  const { scriptUrl, siteId } = env.analytics
  return Response.json({ scriptUrl, siteId }, { headers })
}
