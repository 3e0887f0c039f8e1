/** An address of the site, as it is or with [parts] in it, and the anchors at which parts of it stand; null when any may. */
export type Place = { path: string; anchors: readonly string[] | null }

export type Link = { href: string; place: string }

/** The links of a page, from `path`, that lead nowhere on this site. Other sites, mail and telephones are not looked at. */
export function deadLinks({
  path,
  links,
  places,
}: {
  path: string
  links: readonly Link[]
  places: readonly Place[]
}): Link[] {
  return links.filter(({ href }) => !leadsSomewhere({ path, href, places }))
}

function leadsSomewhere({ path, href, places }: { path: string; href: string; places: readonly Place[] }): boolean {
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
