import type { PageKind } from './page-kinds'
import type { SitemapKind } from './sitemap'

/** Properties that every page declares. */
export type PageEntry = {
  /** As in the Next.js app directory: '/contact', '/shop/[slug]' */
  path: string
  /** The route group below src/app whose layout it uses. */
  layout: 'main' | 'funnel' | 'embed' | 'styleguide' | 'payload'
  /** Pages rendered per request need a nonce, so the matcher in src/proxy.ts has to include them. */
  rendering: 'prerendered' | 'per-request'
  /**
   * Parameters of the query that a page rendered per request reads, or 'form' if it reads the fields of a form. The edge
   * server removes all others, and the whole query of any other page, before Next sees the request.
   */
  query?: readonly string[] | 'form'
  /** Budget for the compressed scripts of its first view, of which Next and React take 136,000 bytes. */
  scriptBytesMax?: number
  /** The pages above it are written by staff, so only this path is reserved rather than its first segment. */
  isBelowWrittenPage?: true
}

/** The globals that store the copy of built-in pages. */
export type CopyGlobal = 'home-page' | 'sales-page'

/** A public page built into the site: staff can neither rename nor unpublish it. */
export type StaticPage = PageEntry & {
  /** Name on the sitemap page, in search results and in staff lists. */
  name: string
  /** Name in breadcrumbs, if the page shows a different one: structured data may only contain visible text. */
  breadcrumb?: string
  /** The title in tabs, search engines and on the share card. */
  title: string
  description: string
  /** Key of a picture in the media library. */
  shareImage: string
  kind: 'page' | 'form' | 'tool'
  /** Group on the sitemap page; omitted if visitors do not need it there. */
  category?: PageKind
  /** XML sitemap; omitted if search engines should list another page instead. */
  sitemap?: SitemapKind
  copyIn?: CopyGlobal
  /** Public only while the store is open. */
  isStore?: true
  /** Makes the page searchable by these keywords. Results show its own description or this one. */
  search?: { description?: string; keywords: string }
}

/** A page that responds to one visitor and is not listed anywhere. */
export type ReplyPage = PageEntry & {
  title: string
  /** Omitted if the page would never be shared. */
  description?: string
  /** Key of a picture in the media library; omitted if the page has no share card of its own. */
  shareImage?: string
  /** Keeps the address of a page with a secret from the pages that it links to. */
  referrer?: 'no-referrer'
}

/** A page that replies to a form, after a plain post. */
export type FormReply = ReplyPage & { layout: 'main' | 'funnel'; rendering: 'per-request'; query?: readonly string[] }
