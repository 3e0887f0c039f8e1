import { WRITTEN_PAGE } from '@/lib/features/content'
import { routes } from '@/lib/routing/routes'

import { REPLY_ROUTES } from './form-replies'
import { PAGES } from './pages'

const areaOf = (path: string) => path.slice(1).split('/')[0] ?? ''

const BUILT_IN = PAGES.filter(({ path }) => path !== routes.home && path !== WRITTEN_PAGE.path)

/**
 * First segments of paths below which staff cannot publish: those of built-in pages, files, endpoints and planned
 * pages.
 */
const RESERVED_AREAS: readonly string[] = [
  ...BUILT_IN.filter((page) => !page.isBelowWrittenPage).map(({ path }) => areaOf(path)),
  ...Object.values(REPLY_ROUTES).map(areaOf),
  'api',
  'internal',
  'share',
  'figures',
  'maps',
  'downloads',
  'media',
  'metrics',
  '_next',
  '.well-known',
  'blog',
  'store',
  'quick-calculator',
  'professional-calculator',
  'configure',
  'checkout',
  'editor',
  'blog-editor',
  'waxman-sync',
]

/** Built-in pages below pages written by staff. */
const RESERVED_BELOW: readonly string[] = BUILT_IN.filter((page) => page.isBelowWrittenPage).map(({ path }) => path)

/** Built-in files at the root. */
const RESERVED_FILES = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico']

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Why a page cannot have this path; null if it can. */
export function whyNotPagePath(path: string): string | null {
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path))
    return 'Use small letters, numbers and single hyphens after each slash, for example /energy-tips'
  return whyBuiltIn(path) ?? whyLocale(path)
}

/** Why an editor's page or redirect would never be served at this path; null if it would. */
export function whyBuiltIn(path: string): string | null {
  if (path === '/' || RESERVED_FILES.includes(path) || RESERVED_BELOW.includes(path))
    return `${path} belongs to a built-in part of the site. Choose another.`
  const area = areaOf(path)
  return RESERVED_AREAS.includes(area)
    ? `Addresses that begin with /${area} belong to a built-in part of the site. Choose another.`
    : null
}

/** Rejects /en and /fr-be, which suggest a translation of the site that does not exist. */
function whyLocale(path: string): string | null {
  const area = areaOf(path)
  const [, language, region] = /^([a-z]{2})(?:-([a-z]{2}))?$/.exec(area) ?? []
  if (!language || !LANGUAGES.of(language) || (region && !REGIONS.of(region.toUpperCase()))) return null
  return `/${area} stands for a language, and the site is in English alone. Begin the address with a longer word.`
}
