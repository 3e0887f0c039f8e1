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
  const [address = '', anchor] = href.split('#')
  const target = address.split('?')[0] || path
  const reached = places.filter((place) => isAt(place.path, target))
  return reached.some(({ anchors }) => anchor === undefined || anchors === null || anchors.includes(anchor))
}

function isAt(pattern: string, path: string): boolean {
  if (!pattern.includes('[')) return pattern === path
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith('[') && given[index] !== ''))
  )
}
