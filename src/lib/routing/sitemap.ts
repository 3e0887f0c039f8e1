import type { ListedPage } from './listed-page'

/** The sitemaps there are, one a kind of page. */
export const SITEMAP_KINDS = ['guides', 'pages', 'places', 'posts', 'products', 'tools'] as const

export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** `changedAt` is left out where no record says when the page last changed. */
export type SitemapEntry = { path: string; changedAt?: string }

/** A file that search engines read: no more entries than they take from one. */
export type SitemapFile = { path: string; entries: readonly SitemapEntry[] }

/** What the sitemap protocol allows in one file. */
const SITEMAP_ENTRIES_MAX = 50_000

/** The sitemap that a page is in, or null if it is kept out of search results. */
export function sitemapOf({ category, isUnlisted }: Pick<ListedPage, 'category' | 'isUnlisted'>): SitemapKind | null {
  if (isUnlisted) return null
  return category === 'guide' ? 'guides' : 'pages'
}

/** All entries of a kind in as many files as it takes, at least one: 'places.xml', 'places-2.xml'. */
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

/** The kind that a file's name begins with. */
export function sitemapKindOf(file: string): SitemapKind | null {
  const [, name] = /^([a-z]+)(?:-\d+)?\.xml$/.exec(file) ?? []
  return SITEMAP_KINDS.find((kind) => kind === name) ?? null
}

/** One sitemap as search engines read it. */
export function sitemapXml({ entries, origin }: { entries: readonly SitemapEntry[]; origin: string }): string {
  return document(
    'urlset',
    entries.map(({ path, changedAt }) => element('url', { url: `${origin}${path}`, changedAt })),
  )
}

/** The list of sitemaps, each as new as its newest page. */
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
