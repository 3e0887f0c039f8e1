import { getSitemaps } from '@/lib/data/pages/sitemap'
import { env } from '@/lib/platform/env'
import { sitemapIndexXml } from '@/lib/routing/sitemap'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  return new Response(sitemapIndexXml({ files: await getSitemaps(), origin: env.siteUrl }), {
    headers: { 'content-type': 'application/xml' },
  })
}
