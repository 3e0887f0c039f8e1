import { editDistance } from '@/lib/domain/text/edit-distance'

import {
  FOOTER_QUICK_LINKS,
  FOOTER_SERVICE_LINKS,
  HEADER_LINKS,
  LEGAL_LINKS,
  type NavigationLink,
  UTILITY_LINKS,
} from './navigation'
import { routes } from './routes'

/** Every page that a menu names, once. */
const PAGES: readonly NavigationLink[] = [
  ...new Map(
    [
      ...HEADER_LINKS,
      ...UTILITY_LINKS,
      { href: routes.contact, label: 'Contact' },
      ...FOOTER_QUICK_LINKS,
      ...FOOTER_SERVICE_LINKS,
      ...LEGAL_LINKS,
    ]
      .filter(({ href }) => href !== routes.home)
      .map((link) => [link.href, link]),
  ).values(),
]

const COUNT_MAX = 3
/** The part of the letters that may be wrong. */
const DIFFERENCE_MAX = 0.4

/** The pages whose address is most like this one, best first; none where none is near. */
export function nearestPages(path: string): NavigationLink[] {
  const asked = partsOf(path)
  return PAGES.map((page) => ({ page, difference: difference(asked, partsOf(page.href)) }))
    .filter(({ difference }) => difference <= DIFFERENCE_MAX)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, COUNT_MAX)
    .map(({ page }) => page)
}

/** From 0, the same, to 1, nothing in common: of the whole address or, a little less sure, of a part of it with the page's own name. */
function difference(asked: string[], page: string[]): number {
  const name = page.at(-1) ?? ''
  return Math.min(apart(asked.join('/'), page.join('/')), ...asked.map((part) => DOUBT + apart(part, name)))
}

const DOUBT = 0.1
const BEGINNING_LENGTH_MIN = 4

function apart(asked: string, meant: string): number {
  if (asked.length >= BEGINNING_LENGTH_MIN && asked !== meant && meant.startsWith(asked)) return DOUBT
  return editDistance(asked, meant) / Math.max(asked.length, meant.length, 1)
}

const PART_LENGTH_MAX = 32

/** 'Blog/My_Post.html' has the parts 'blog' and 'my-post'; of a long address only the beginning counts. */
function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, 4)
    .map((part) => part.slice(0, PART_LENGTH_MAX).replace(/[_\s]|%20/g, '-'))
}
