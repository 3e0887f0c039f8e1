const HOME = '/'

/** Home is current on the home page alone, every other link wherever the path starts with its own. */
export function isCurrentLink({ href, path }: { href: string; path: string }): boolean {
  return href === HOME ? path === href : path.startsWith(href)
}
