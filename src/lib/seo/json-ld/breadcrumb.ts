import type { BreadcrumbList } from 'schema-dts'

/** Breadcrumbs from the homepage, as in the page header. */
export function breadcrumbData({
  trail,
  origin,
}: {
  trail: readonly { path: string; name: string }[]
  origin: string
}): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': `${origin}${path}` },
    })),
  }
}
