const HOME = '/'

/** Home is current only on the home page, every other link on its own page and those below it. */
export function isCurrentLink({ href, path }: { href: string; path: string }): boolean {
  return path === href || (href !== HOME && path.startsWith(`${href}/`))
}
