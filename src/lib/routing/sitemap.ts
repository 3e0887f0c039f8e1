import type { ListedPage } from './listed-page'

/** The XML sitemaps, one for each kind of page. */
export const SITEMAP_KINDS = ['guides', 'pages', 'places', 'posts', 'products', 'tools'] as const

export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** `changedAt` is omitted if no record says when the page last changed. */
export type SitemapEntry = { path: string; changedAt?: string }

/** A sitemap file, limited to the number of entries that search engines accept. */
export type SitemapFile = { path: string; entries: readonly SitemapEntry[] }

/** The limit of the sitemap protocol for one file. */
const SITEMAP_ENTRIES_MAX = 50_000

/** The sitemap of a page; null if it is excluded from search results. */
export function sitemapOf({ category, isUnlisted }: Pick<ListedPage, 'category' | 'isUnlisted'>): SitemapKind | null {
  if (isUnlisted) return null
  return category === 'guide' ? 'guides' : 'pages'
}

/** Splits the entries of a kind into files, at least one: 'places.xml', 'places-2.xml'. */
export function sitemapFiles({
  kind,
  entries,
  max = SITEMAP_ENTRIES_MAX,
}: {
  kind: SitemapKind
  entries: readonly SitemapEntry[]
  max?: number
}): SitemapFile[] {
  return Array.from({ length: Math.max(1, Math.ceil(entries.length / max)) }, (_, index) => ({
    path: `/sitemap/${kind}${index === 0 ? '' : `-${index + 1}`}.xml`,
    entries: entries.slice(index * max, (index + 1) * max),
  }))
}

/** The sitemap kind in a file name; null if there is none. */
export function sitemapKindOf(file: string): SitemapKind | null {
  const [, name] = /^([a-z]+)(?:-\d+)?\.xml$/.exec(file) ?? []
  return SITEMAP_KINDS.find((kind) => kind === name) ?? null
}

/** A sitemap file as XML. */
export function sitemapXml({ entries, origin }: { entries: readonly SitemapEntry[]; origin: string }): string {
  return document(
    'urlset',
    entries.map(({ path, changedAt }) => element('url', { url: `${origin}${path}`, changedAt })),
  )
}

/** The sitemap index as XML. Each sitemap has the date of its newest page. */
export function sitemapIndexXml({ files, origin }: { files: readonly SitemapFile[]; origin: string }): string {
  return document(
    'sitemapindex',
    files.map(({ path, entries }) => element('sitemap', { url: `${origin}${path}`, changedAt: newest(entries) })),
  )
}

function newest(entries: readonly SitemapEntry[]): string | undefined {
  return entries
    .flatMap(({ changedAt }) => changedAt ?? [])
    .sort()
    .at(-1)
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
