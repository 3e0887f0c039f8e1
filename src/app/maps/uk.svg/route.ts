import { drawUk } from '@/lib/illustrations/locator'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(drawUk(), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } })
}
