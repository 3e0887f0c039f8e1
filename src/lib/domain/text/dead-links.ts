/** A path of the site, possibly with [parameters], and its anchors; null if any are allowed. */
export type Place = { path: string; anchors: readonly string[] | null }

export type Link = { href: string; place: string }

/** Broken internal links of a page at `path`. External links, mailto: and tel: are ignored. */
export function deadLinks({
  path,
  links,
  places,
}: {
  path: string
  links: readonly Link[]
  places: readonly Place[]
}): Link[] {
  return links.filter(({ href }) => !isValid({ path, href, places }))
}

function isValid({ path, href, places }: { path: string; href: string; places: readonly Place[] }): boolean {
  if (!/^[/#?]/.test(href) || href.startsWith('//')) return /^(?:https:\/\/|mailto:|tel:)/.test(href)
  const [pathAndQuery = '', anchor] = href.split('#')
  const target = pathAndQuery.split('?')[0] || path
  const reached = places.filter((page) => isAt(page.path, target))
  return reached.some(({ anchors }) => anchor === undefined || anchors === null || anchors.includes(anchor))
}

function isAt(pattern: string, path: string): boolean {
  if (!pattern.includes('[')) return pattern === path
  const [expected, given] = [pattern.split('/'), path.split('/')]
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment === given[index] || (segment.startsWith('[') && given[index] !== ''))
  )
}
