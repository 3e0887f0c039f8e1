import { routes } from './routes'

/** Page classes used in measurements, by path prefix; the first match wins. */
const PREFIXES = [
  ['calculator', routes.calculator],
  ['locations', `${routes.locations}/`],
  ['contact', routes.contact],
  ['about', '/about'],
  ['technical-specs', '/technical-specs'],
  ['sales', routes.sales],
  ['blog', routes.blog],
] as const

export const PAGE_CLASSES = ['homepage', ...PREFIXES.map(([name]) => name), 'general'] as const

export type PageClass = (typeof PAGE_CLASSES)[number]

/** The class of a path: `/calculator/quick` is `calculator`, anything unlisted `general`. */
export function pageClassOf(path: string): PageClass {
  if (path === routes.home) return 'homepage'
  return PREFIXES.find(([, prefix]) => path.startsWith(prefix))?.[0] ?? 'general'
}
