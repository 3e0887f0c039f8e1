import { PAGES, WRITTEN_PAGE } from './pages'
import { routes } from './routes'

const areaOf = (path: string) => path.slice(1).split('/')[0] ?? ''

const BUILT_IN = PAGES.filter(({ path }) => path !== routes.home && path !== WRITTEN_PAGE.path)

/** First segments of paths below which staff cannot publish: those of built-in pages, of files and endpoints, and planned ones. */
const RESERVED_AREAS: readonly string[] = [
  ...BUILT_IN.filter((page) => !page.isBelowWrittenPage).map(({ path }) => areaOf(path)),
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

/** Built-in pages below pages that staff write. */
const RESERVED_BELOW: readonly string[] = BUILT_IN.filter((page) => page.isBelowWrittenPage).map(({ path }) => path)

/** Files of the software at the root. */
const RESERVED_FILES = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico']

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Why a page cannot have this address, or null when it can. */
export function whyNotPagePath(path: string): string | null {
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path))
    return 'Use small letters, numbers and single hyphens after each slash, for example /energy-tips'
  return whyBuiltIn(path) ?? whyLocale(path)
}

/** Why nothing of an editor, be it a page or a redirect, is ever reached at this address; null when it would be. */
export function whyBuiltIn(path: string): string | null {
  if (path === '/' || RESERVED_FILES.includes(path) || RESERVED_BELOW.includes(path))
    return `${path} belongs to a built-in part of the site. Choose another.`
  const area = areaOf(path)
  return RESERVED_AREAS.includes(area)
    ? `Addresses that begin with /${area} belong to a built-in part of the site. Choose another.`
    : null
}

/** /en and /fr-be would promise the site in a language, which it has not. */
function whyLocale(path: string): string | null {
  const area = areaOf(path)
  const [, language, region] = /^([a-z]{2})(?:-([a-z]{2}))?$/.exec(area) ?? []
  if (!language || !LANGUAGES.of(language) || (region && !REGIONS.of(region.toUpperCase()))) return null
  return `/${area} stands for a language, and the site is in English alone. Begin the address with a longer word.`
}
