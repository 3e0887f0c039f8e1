import { getSitemap, getSitemaps } from '@/lib/data/pages/sitemap'
import { env } from '@/lib/platform/env'
import { sitemapKindOf, sitemapXml } from '@/lib/routing/sitemap'

export const dynamic = 'force-static'

export async function generateStaticParams(): Promise<{ kind: string }[]> {
  const files = await getSitemaps()
  return files.map(({ path }) => ({ kind: path.replace('/sitemap/', '') }))
}

/** One sitemap file of a kind: 'pages.xml', and 'pages-2.xml' if there are too many pages for one file. */
export async function GET(_request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  const { kind: name } = await params
  const kind = sitemapKindOf(name)
  const files = kind ? await getSitemap(kind) : []
  const file = files.find(({ path }) => path === `/sitemap/${name}`)
  if (!file) return new Response(null, { status: 404 })
  return new Response(sitemapXml({ entries: file.entries, origin: env.siteUrl }), {
    headers: { 'content-type': 'application/xml' },
  })
}
