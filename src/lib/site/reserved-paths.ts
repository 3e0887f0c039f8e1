/** First parts of addresses that the software answers itself, with whatever stands below them. */
const RESERVED_AREAS = [
  'admin', 'api', 'internal', 'preview', 'styleguide', 'share', 'figures', 'maps', 'downloads', 'embed', 'media', '_next', '.well-known',
  'sales', 'business', 'contact', 'quote-request', 'datasheet', 'sales-landing', 'sitemap',
  'locations', 'blog', 'shop', 'search', 'calculator', 'quick-calculator', 'professional-calculator',
  'system-designer', 'configure', 'checkout', 'energy-challenge', 'editor', 'blog-editor', 'waxman-sync',
] as const

/** Answers of the software below pages that editors own. */
const RESERVED_BELOW = ['/installers/near']

/** Why a page cannot have this address, or null when it can. */
export function whyNotPagePath(path: string): string | null {
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path)) return 'Use small letters, numbers and single hyphens after each slash, for example /energy-tips'
  if (RESERVED_BELOW.includes(path)) return `${path} belongs to a built-in part of the site. Choose another.`
  const [area = ''] = path.slice(1).split('/')
  const isReserved = RESERVED_AREAS.some((reserved) => reserved === area)
  return isReserved ? `Addresses that begin with /${area} belong to a built-in part of the site. Choose another.` : null
}
