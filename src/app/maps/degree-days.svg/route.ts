import { drawDegreeDayMap } from '@/lib/illustrations/degree-day-map'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(drawDegreeDayMap(), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } })
}
