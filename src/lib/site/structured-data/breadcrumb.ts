import type { JsonLd } from './json-ld'

/** The way from the homepage to a page, as its header shows it. */
export function breadcrumbData({ trail, origin }: { trail: readonly { path: string; name: string }[]; origin: string }): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${origin}${path}` })),
  }
}
