import { POST_TOPICS } from './blog-routes'
import type { PageEntry } from './page-entry'
import { REPLY_PAGE_LIST } from './reply-pages'
import { routes } from './routes'
import { STATIC_PAGE_LIST } from './static-pages'

/** The route of pages written by staff. */
export const WRITTEN_PAGE: PageEntry & { scriptBytesMax: number } = {
  path: '/[...path]',
  layout: 'main',
  rendering: 'prerendered',
  scriptBytesMax: 153_000, // a page may contain any block
}

/** Pages that show records, and pages for staff and developers. */
const OTHER_PAGES: readonly PageEntry[] = [
  WRITTEN_PAGE,
  { path: `${routes.locations}/[...path]`, layout: 'main', rendering: 'prerendered' },
  { path: `${routes.shop}/[slug]`, layout: 'main', rendering: 'prerendered', scriptBytesMax: 157_000 },
  { path: `${routes.blog}/page/[page]`, layout: 'main', rendering: 'prerendered' },
  { path: `${routes.blog}/[slug]`, layout: 'main', rendering: 'prerendered', scriptBytesMax: 153_000 },
  ...POST_TOPICS.map((kind): PageEntry => ({
    path: `${routes.blog}/${kind}/[slug]/[[...page]]`,
    layout: 'main',
    rendering: 'prerendered',
  })),
  { path: '/preview/[id]', layout: 'main', rendering: 'per-request' },
  { path: '/preview/post/[id]', layout: 'main', rendering: 'per-request' },
  { path: '/styleguide', layout: 'styleguide', rendering: 'per-request' },
  { path: '/styleguide/[group]', layout: 'styleguide', rendering: 'per-request' },
  { path: '/admin/[[...segments]]', layout: 'payload', rendering: 'per-request' },
]

/** Every page of the application; tests/architecture/pages.test.ts compares the list with src/app. */
export const PAGES: readonly PageEntry[] = [...STATIC_PAGE_LIST, ...REPLY_PAGE_LIST, ...OTHER_PAGES]
