import type { PageKind } from './page-kinds'
import type { SitemapKind } from './sitemap'

/** What every page states about itself. */
export type PageEntry = {
  /** As Next names it: '/contact', '/shop/[slug]' */
  path: string
  /** The route group below src/app whose layout it uses. */
  layout: 'main' | 'funnel' | 'embed' | 'styleguide' | 'payload'
  /** A page rendered per request needs a nonce, so the matcher in src/proxy.ts has to include it. */
  rendering: 'prerendered' | 'per-request'
  /** The compressed scripts of its first view, of which Next and React take 136,000 bytes. */
  scriptBytesMax?: number
  /** The pages above it are written by staff, so only this path is reserved, not the whole area. */
  isBelowWrittenPage?: true
}

/** The globals that hold the copy of built-in pages. */
export type CopyGlobal = 'home-page' | 'sales-page'

/** A public page built into the site: staff can neither rename nor unpublish it. */
export type StaticPage = PageEntry & {
  /** What the sitemap page, search results and staff lists call it. */
  name: string
  /** Its breadcrumb, where the page itself shows another name: structured data may only contain visible text. */
  breadcrumb?: string
  /** The title in tabs, search engines and on the share card. */
  title: string
  description: string
  /** Key of a picture in the media library. */
  shareImage: string
  kind: 'page' | 'form' | 'tool'
  /** Its group on the sitemap page; left out if visitors do not need it there. */
  category?: PageKind
  /** Its XML sitemap; left out if search engines should list another page instead. */
  sitemap?: SitemapKind
  copyIn?: CopyGlobal
  /** Public only while the store is open. */
  isStore?: true
  /** Makes the site search find it: by these keywords, shown with the page's description or this one. */
  search?: { description?: string; keywords: string }
}

/** A page that answers one visitor. No list names it. */
export type ReplyPage = PageEntry & {
  title: string
  /** Left out if nobody would share the page. */
  description?: string
  /** Key of a picture in the media library; left out if the page has no share card of its own. */
  shareImage?: string
}
