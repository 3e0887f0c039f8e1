const HOME = '/'

/** The home link is current only on the homepage, any other link on its own page and those below it. */
export function isCurrentLink({ href, path }: { href: string; path: string }): boolean {
  return path === href || (href !== HOME && path.startsWith(`${href}/`))
}
