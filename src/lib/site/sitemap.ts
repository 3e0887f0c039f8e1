import type { ListedPage } from './listed-page'

/** The sitemaps there are, one a kind of page. */
export const SITEMAP_KINDS = ['guides', 'pages'] as const

export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** `changedAt` is left out where no record says when the page last changed. */
export type SitemapEntry = { path: string; changedAt?: string }

export const sitemapOf = (page: Pick<ListedPage, 'category'>): SitemapKind => (page.category === 'guide' ? 'guides' : 'pages')

export const sitemapFile = (kind: SitemapKind) => `/sitemap/${kind}.xml` as const

/** One sitemap as search engines read it. */
export function sitemapXml({ entries, origin }: { entries: readonly SitemapEntry[]; origin: string }): string {
  return document('urlset', entries.map(({ path, changedAt }) => element('url', { url: `${origin}${path}`, changedAt })))
}

/** The list of sitemaps, each as new as its newest page. */
export function sitemapIndexXml({ sitemaps, origin }: { sitemaps: readonly { kind: SitemapKind; entries: readonly SitemapEntry[] }[]; origin: string }): string {
  return document('sitemapindex', sitemaps.map(({ kind, entries }) => element('sitemap', { url: `${origin}${sitemapFile(kind)}`, changedAt: newest(entries) })))
}

function newest(entries: readonly SitemapEntry[]): string | undefined {
  return entries.flatMap(({ changedAt }) => changedAt ?? []).sort().at(-1)
}

function element(name: string, { url, changedAt }: { url: string; changedAt?: string | undefined }): string {
  return `<${name}><loc>${escaped(url)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${name}>`
}

function document(root: string, elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('\n')}\n</${root}>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
