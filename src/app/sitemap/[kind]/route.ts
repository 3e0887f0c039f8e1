import { getSitemap } from '@/lib/data/sitemap'
import { env } from '@/lib/platform/env'
import { SITEMAP_KINDS, sitemapXml } from '@/lib/site/sitemap'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => SITEMAP_KINDS.map((kind) => ({ kind: `${kind}.xml` }))

export async function GET(_request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  const file = (await params).kind
  const kind = SITEMAP_KINDS.find((known) => `${known}.xml` === file)
  if (!kind) return new Response(null, { status: 404 })
  return new Response(sitemapXml({ entries: await getSitemap(kind), origin: env.siteUrl }), { headers: { 'content-type': 'application/xml' } })
}
