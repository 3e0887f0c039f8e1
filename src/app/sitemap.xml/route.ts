import { getSitemap } from '@/lib/data/sitemap'
import { env } from '@/lib/platform/env'
import { SITEMAP_KINDS, sitemapIndexXml } from '@/lib/site/sitemap'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const sitemaps = await Promise.all(SITEMAP_KINDS.map(async (kind) => ({ kind, entries: await getSitemap(kind) })))
  return new Response(sitemapIndexXml({ sitemaps, origin: env.siteUrl }), { headers: { 'content-type': 'application/xml' } })
}
